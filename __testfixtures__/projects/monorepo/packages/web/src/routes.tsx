import { Route, Routes } from 'react-router-dom';
import { FilterPanel } from '@/components/FilterPanel';
import { SeriesList } from '@/components/SeriesList';

export const routes = (
  <Routes>
    <Route path="/series" element={<SeriesList page={0} />} />{/* nope: a route of the application */}
    <Route path="/genres" element={<FilterPanel />} />{/* nope: a route of the application */}
  </Routes>
);
