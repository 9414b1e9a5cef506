import { town } from './settings.js';

export async function isInTown(title) {
  const response = await fetch(`${town.catalogue}/books?search=${encodeURIComponent(title)}`); // want: manual base-unknown
  const found = response.ok ? await response.json() : null;
  return found?.hits.length > 0;
}

export async function shopHas(title) {
  const shop = await fetch(new URL(`/api/v1/series?search=${encodeURIComponent(title)}`, location.origin)) // want: manual base-unknown
    .then((response) => (response.ok ? response.json() : null));
  return shop?.volumes ?? 0;
}

/** An address that shows as little, but is read as a page of the catalogue. */
export async function howMany(title) {
  const page = await fetch(new URL(`/api/v1/series?search=${encodeURIComponent(title)}`, document.baseURI)) // want: migrated
    .then((response) => (response.ok ? response.json() : null));
  return page?.totalElements ?? 0;
}
