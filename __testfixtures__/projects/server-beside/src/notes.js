import { load } from './load.js';

// The app's own server keeps notes about the series of the Komga server, under paths of the same names.
export const rated = (notes, since) => load(`${notes}/api/v1/series?updated_after=${encodeURIComponent(since)}`); // want: manual base-unknown
export const noted = (notes) => load(`${notes}/api/v1/genres`); // want: manual base-unknown
export const rate = (notes, komgaId, rating) =>
  fetch(`${notes}/api/v1/series/${komgaId}/rating`, { method: 'PUT', body: JSON.stringify({ rating }) });

// Only the parameter shows that it is another server's.
export const changed = (mirror, since) => load(`${mirror}/api/v1/series?changed_since=${since}`); // want: manual base-unknown
export const plain = (backup) => load(`${backup}/api/v1/publishers`); // want: migrated
