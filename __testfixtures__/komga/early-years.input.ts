// fixture: profile=komga
const root = 'https://komga.example.com';

// A year has four digits in a date.
export const early = () => fetch(`${root}/api/v1/series?release_year=5&release_year=2020`); // want: migrated

// A date has no year before 0 and none after 9999.
export const first = () => fetch(`${root}/api/v1/series?release_year=0`); // want: migrated
export const last = () => fetch(`${root}/api/v1/series?release_year=9999`); // want: migrated

export const inYear = (year: number) => fetch(`${root}/api/v1/series?release_year=${year}`); // want: migrated

export const inYears = (years: string[]) => fetch(`${root}/api/v1/series?release_year=${years.join(',')}`); // want: migrated
