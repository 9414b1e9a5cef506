export const endpoints = {
  years: { method: 'GET', url: '/api/v1/series/release-dates' }, // want: manual
  ages: { method: 'GET', url: '/api/v1/age-ratings' }, // want: manual
  search: { method: 'POST', url: '/api/v1/series/list' }, // nope: moved already
  users: { method: 'GET', url: '/api/v2/users' }, // nope: another path
};

export function invoke(context, name, body) {
  const { method, url } = endpoints[name];
  return context.helpers.httpRequest({ method, url: context.credentials.server + url, body, json: true });
}
