import { useContext } from 'react';
import { Given, useShelf, WeatherContext } from './context';

export function useGenres() {
  const shelf = useShelf();
  return async () => (await shelf.read<string[]>('/genres')).length; // want: review wrapper-grown
}
export function useLanguages() {
  const { api } = useContext(Given);
  return async () => (await api.read('/languages')).length; // want: migrated
}
export function useAir() {
  const weather = useContext(WeatherContext);
  return async () => weather.read<string[]>('/tags'); // nope: of another service
}
