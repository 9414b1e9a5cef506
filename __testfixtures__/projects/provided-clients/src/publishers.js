import { inject } from 'vue';
import { shelfKey } from './keys';

export function usePublishers() {
  const shelf = inject(shelfKey);
  return async () => (await shelf.read('/publishers')).length; // want: migrated
}
