// fixture: profile=komga
const root = 'https://komga.example.com';

// A year has four digits in a date.
export const early = () => fetch(`${root}/api/v1/series/list`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    condition: {
      anyOf: [
        {
          allOf: [
            { releaseDate: { operator: 'after', dateTime: '0004-12-31T12:00:00Z' } },
            { releaseDate: { operator: 'before', dateTime: '0006-01-01T12:00:00Z' } },
          ],
        },
        {
          allOf: [
            { releaseDate: { operator: 'after', dateTime: '2019-12-31T12:00:00Z' } },
            { releaseDate: { operator: 'before', dateTime: '2021-01-01T12:00:00Z' } },
          ],
        },
      ],
    },
  }),
}); // want: migrated

// A date has no year before 0 and none after 9999.
export const first = () => fetch(`${root}/api/v1/series/list`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    condition: {
      allOf: [
        { releaseDate: { operator: 'after', dateTime: '0000-12-31T12:00:00Z' } },
        { releaseDate: { operator: 'before', dateTime: '0001-01-01T12:00:00Z' } },
      ],
    },
  }),
}); // want: migrated
export const last = () => fetch(`${root}/api/v1/series/list`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    condition: {
      allOf: [
        { releaseDate: { operator: 'after', dateTime: '9998-12-31T12:00:00Z' } },
        { releaseDate: { operator: 'before', dateTime: '9999-01-01T12:00:00Z' } },
      ],
    },
  }),
}); // want: migrated

export const inYear = (year: number) => fetch(`${root}/api/v1/series/list`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    condition: {
      allOf: [
        {
          releaseDate: {
            operator: 'after',
            dateTime: `${String(Math.max(year - 1, 0)).padStart(4, '0')}-12-31T12:00:00Z`,
          },
        },
        {
          releaseDate: {
            operator: 'before',
            dateTime: `${String(Math.min(year + 1, 9999)).padStart(4, '0')}-01-01T12:00:00Z`,
          },
        },
      ],
    },
  }),
}); // want: migrated

export const inYears = (years: string[]) => fetch(`${root}/api/v1/series/list`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    condition: {
      anyOf: years.filter((value) => /^\d+$/.test(String(value))).map((value) => ({
        allOf: [
          {
            releaseDate: {
              operator: 'after',
              dateTime: `${String(Math.max(Number(value) - 1, 0)).padStart(4, '0')}-12-31T12:00:00Z`,
            },
          },
          {
            releaseDate: {
              operator: 'before',
              dateTime: `${String(Math.min(Number(value) + 1, 9999)).padStart(4, '0')}-01-01T12:00:00Z`,
            },
          },
        ],
      })),
    },
  }),
}); // want: migrated
