// An address that is set before the first call: it may be any, and a trial shows what is sent.
class Settings {
  static api = '';
  static key = '';
  static load(given: { api: string; key: string }) {
    Settings.api = given.api;
    Settings.key = given.key;
  }
}
Settings.load({ api: `${process.env.HOST}/api/v1`, key: 'k' });
const get = async (path: string) => (await fetch(Settings.api + path, { headers: { 'X-API-Key': Settings.key } })).json(); // want: manual path-not-followed

export const labels = async () => (await get('/sharing-labels')).length;
