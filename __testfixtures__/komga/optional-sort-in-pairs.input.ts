// fixture: profile=komga
const host = 'https://komga.example.com';

// A default cannot stand in a list of pairs as a property.
export const books = async (id: string, sort: string) =>
  // want: manual query-unknown
  (await fetch(`${host}/api/v1/series/${id}/books?${new URLSearchParams([['page', '0'], ...(sort ? [['sort', sort]] : [])])}`)).json();
