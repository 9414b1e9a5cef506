import axios from 'axios';

const client = axios.create({ baseURL: process.env.KOMGA_URL });

export const totals = (libraryId: string) => {
  const count = (more: string) =>
    // want: migrated
    client
      .get<{ totalElements: number }>(`/api/v1/series?library_id=${libraryId}&size=0${more}`)
      .then(({ data }) => data.totalElements);
  return Promise.all([count(''), count('&complete=true')]);
};
