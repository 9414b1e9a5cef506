import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { BrowsePage } from './pages/BrowsePage';
import { HomePage } from './pages/HomePage';

const router = createBrowserRouter([
  { path: '/', element: <HomePage /> },
  { path: '/series', element: <BrowsePage /> },
  { path: '/libraries/:libraryId', element: <BrowsePage /> },
]);

const client = new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 30_000 } } });

createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={client}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
