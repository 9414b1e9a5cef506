import { useEffect, useState } from 'react';
import { series } from '@/api';

export function useSeries(page: number) {
  const [rows, setRows] = useState<object[]>([]);
  useEffect(() => {
    series.fetchSeries(page).then(({ content }) => setRows(content));
  }, [page]);
  return rows;
}
