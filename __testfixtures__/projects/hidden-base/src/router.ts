import { createRouter } from 'vue-router';

export const router = createRouter({
  routes: [
    { path: '/series', component: () => import('./pages/series.ts') }, // nope: a route of the application
    { path: '/genres', component: () => import('./pages/genres.ts') }, // nope: a route of the application
  ],
});

export const toSeries = (id: string) => router.push(`/series/${id}/books`); // nope: a page of the application
