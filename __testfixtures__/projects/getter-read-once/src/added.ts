// A function that adds to what it takes is called once, too; that the browser keeps it keeps a trial from running
import axios from 'axios';

const tagged = (query: URLSearchParams) => {
  query.append('tag', indexedDB.open('tag').toString());
  return query;
};

export async function fresh() {
  const query = new URLSearchParams({ size: '2' });
  const { data } = await axios.get(`${process.env.KOMGA_URL}/api/v1/series`, { params: tagged(query) }); // want: manual not-proved
  return [data.totalElements, query.getAll('tag')];
}

// The same for a query that the call makes: nobody sees that it is made twice
export async function freshOnly() {
  const { data } = await axios.get(`${process.env.KOMGA_URL}/api/v1/series`, { params: tagged(new URLSearchParams({ size: '2' })) }); // want: migrated
  return data.totalElements;
}
