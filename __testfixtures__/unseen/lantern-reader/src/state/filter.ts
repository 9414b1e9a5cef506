import { create } from 'zustand';
import type { SeriesFilter } from '../api/series';

interface FilterState {
  filter: SeriesFilter;
  toggle: (key: 'genres' | 'status' | 'readStatus' | 'ageRatings' | 'years', value: string) => void;
  setLetter: (letter?: string) => void;
  setText: (text: string) => void;
  reset: () => void;
}

export const useFilter = create<FilterState>((set) => ({
  filter: {},
  toggle: (key, value) =>
    set(({ filter }) => {
      const current = filter[key] ?? [];
      const next = current.includes(value)
        ? current.filter((v) => v !== value)
        : [...current, value];
      return { filter: { ...filter, [key]: next } };
    }),
  setLetter: (letter) => set(({ filter }) => ({ filter: { ...filter, letter } })),
  setText: (text) => set(({ filter }) => ({ filter: { ...filter, text } })),
  reset: () => set({ filter: {} }),
}));
