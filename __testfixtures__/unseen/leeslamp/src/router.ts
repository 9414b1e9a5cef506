import { createRouter, createWebHistory } from 'vue-router'

export const router = createRouter({
    history: createWebHistory(),
    routes: [
        { path: '/', name: 'thuis', component: () => import('@/views/HomeView.vue') },
        { path: '/bibliotheek/:libraryId', component: () => import('@/views/SeriesView.vue'), props: true },
        { path: '/series/:id', component: () => import('@/views/OneSeriesView.vue'), props: true },
        { path: '/series', redirect: '/' },
    ],
})
