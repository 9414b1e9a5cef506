import { createRouter, createWebHistory } from 'vue-router'

export default createRouter({
    history: createWebHistory(),
    routes: [
        { path: '/', redirect: '/health' },
        { path: '/health', name: 'health', component: () => import('@/views/HealthView.vue') },
        { path: '/series/:seriesId', name: 'series', component: () => import('@/views/SeriesView.vue'), props: true },
        { path: '/libraries/:libraryId', name: 'library', component: () => import('@/views/LibraryView.vue'), props: true },
    ],
})
