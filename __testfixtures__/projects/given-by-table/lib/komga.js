const got = require('got');

module.exports = function createKomga(cfg) {
  const client = got.extend({ prefixUrl: `${cfg.url}/api/v1`, responseType: 'json', resolveBodyOnly: true });

  /** Walks over all pages. */
  client.items = function items(resource, query) {
    return client.paginate(resource, { searchParams: { page: 0, ...query } });
  };

  client.list = (path) => client.get(path);

  return client;
};
