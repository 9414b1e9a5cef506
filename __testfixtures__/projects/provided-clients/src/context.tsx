import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { Shelf, Weather } from './client';

const ShelfContext = createContext<Shelf | null>(null);
export const WeatherContext = createContext(new Weather());
export const Given = createContext<any>(null);

export function ShelfProvider({ url, children }: { url: string; children: ReactNode }) {
  const shelf = useMemo(() => new Shelf(url, 'secret'), [url]);
  return (
    <ShelfContext.Provider value={shelf}>
      <Given.Provider value={{ api: shelf }}>{children}</Given.Provider>
    </ShelfContext.Provider>
  );
}
export function useShelf() {
  const shelf = useContext(ShelfContext);
  if (!shelf) throw new Error('no shelf');
  return shelf;
}
