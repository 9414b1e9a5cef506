import { inject } from 'vue';

export function useTags() {
  const shelf = inject('shelf');
  return async () => (await shelf.read('/tags')).length; // want: migrated
}
export function useWeather() {
  const weather = inject('weather');
  return () => weather.read('/genres'); // nope: of another service
}
