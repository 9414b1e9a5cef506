import { hooks } from './hooks';

hooks.push((query, path) => {
  if (path.endsWith('/books')) query.set('library_id', 'mine');
});
