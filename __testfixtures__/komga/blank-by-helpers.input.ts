// fixture: profile=komga
const root = 'https://komga.example.com';

// A function makes a blank text of a value that is absent: then there is no filter.
const encoded = (value?: string | null) => encodeURIComponent(value ?? '');
export const ofLibrary = async (library?: string) =>
  (await fetch(`${root}/api/v1/series?library_id=${encoded(library)}&size=1`)).json(); // want: migrated

export const ofGenre = async (genre?: string) =>
  (await fetch(`${root}/api/v1/series?genre=${encodeURIComponent(String(genre ?? ''))}&size=1`)).json(); // want: migrated

// One that always has a value needs no test.
const shortened = (value: string) => value.slice(0, 13);
export const ofBook = async (libraryId: string) =>
  (await fetch(`${root}/api/v1/books?library_id=${shortened(libraryId)}`)).json(); // want: migrated
