const HOST = 'http://catalogue.lan:25600';
export const API = `${HOST}/api/v1`;
export const GENRES = API + '/genres';
export const settings = { shelf: { komga: 'http://catalogue.lan:25600' } };
export const FROM_ENVIRONMENT = process.env.KOMGA_URL + '/api/v1';
