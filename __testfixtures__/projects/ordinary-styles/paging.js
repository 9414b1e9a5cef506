import got from 'got';
const komga = got.extend({ prefixUrl: process.env.KOMGA_URL + '/api/v1/', responseType: 'json', username: process.env.USER, password: process.env.PASS });
export async function* allSeries(library) {
  for (let page = 0, last = false; !last; page++) {
    const { body } = await komga.get('series', { searchParams: { library_id: library, page, size: 100 } }); // want: review assumed-single
    yield* body.content;
    last = body.last;
  }
}
export const ages = async () => (await komga('age-ratings')).body; // want: review
