import { createRouter, createWebHistory } from 'vue-router'

export default createRouter({
  history: createWebHistory(),
  routes: [
    { path: '/', component: () => import('./components/FilterBar.vue') },
    { path: '/people', component: () => import('./components/ContributorSearch.vue') },
    { path: '/series/:seriesId', props: true, component: () => import('./components/SeriesBooks.vue') },
  ],
})
