import { createBrowserRouter, Outlet } from 'react-router-dom';
import { emptyFilter } from '@/api/seriesApi';
import { SeriesGrid } from '@/components/SeriesGrid';

export const router = createBrowserRouter([
  {
    path: '/',
    element: <Outlet />,
    children: [
      { path: '/series', element: <SeriesGrid filter={emptyFilter} /> },
      { path: '/series/:seriesId/books', lazy: () => import('./pages/SeriesPage') },
      { path: '/admin', lazy: () => import('./pages/AdminPage') },
    ],
  },
]);
