// fixture: profile=komga
// This file leaves what is awaited beside its parenthesis.
export const libraries = async () => (await fetch('https://komga.lan/api/v1/libraries', {
  headers: { Accept: 'application/json' },
})).json();

export const booksOfSeries = async (seriesId: string) =>
  (await fetch(`https://komga.lan/api/v1/series/${seriesId}/books?sort=number`)).json(); // want: migrated
