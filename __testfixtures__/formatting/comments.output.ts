import axios from 'axios';

const server = '/';

export async function load(seriesId: string, page: number /* from 0 */) {
  const genres = await axios.get(/* the old list */ '/v2/genres' /* until 2.0 */); // want: review response-not-shown
  // want: review response-not-shown
  const series = await fetch(
    // all of them, see the wiki
    '/api/v1/series/list', // no filter
    {
      // the server answers 406 without it
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' /* not text */ },
      /* cookies */ credentials: 'include', method: 'POST', body: JSON.stringify({}),
      // method: 'POST',
    },
    // done
  );
  // want: review query-parameters
  const books = await axios.post(
    '/api/v1/books/list',
    { condition: { seriesId: { operator: 'is', value: seriesId } } },
    {
      params: {
        page, // which page
        // how many
        size: 20,
      }, // end of the parameters
    }, /* end of the configuration */
  );
  // want: manual
  await axios.get(`/api/v1/series/${seriesId /* never empty */}/books`);
  // want: migrated
  await axios.patch(`/api/v1/libraries/main` /* the only one */, /* nothing */ {}, { baseURL: server });
  return [genres.data, await series.json(), books.data]; // all three
}
