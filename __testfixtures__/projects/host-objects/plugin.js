export default function plugin(app) {
  const address = app.settings.komgaUrl;
  const get = async (path) => {
    const response = await app.net.fetch(`${address}/api/v1${path}`, { headers: { 'X-API-Key': app.settings.komgaKey } });
    if (!response.ok) throw new Error(`Komga ${response.status}`);
    return response.json();
  };
  app.commands.add('latest', () => get('/series/latest')); // nope: a live list
  app.commands.add('recent', async () => (await get('/books?sort=createdDate,desc&size=10')).content); // want: review
  app.commands.add('volumes', async (id) => (await get(`/series/${id}/books?sort=metadata.numberSort`)).content); // want: review
  app.commands.add('languages', () => get('/languages')); // want: review
}
