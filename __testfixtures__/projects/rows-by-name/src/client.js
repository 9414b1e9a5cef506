const superagent = require('superagent');
const rows = require('./rows');

const agent = superagent.agent().accept('json');
const root = (process.env.KOMGA || 'http://localhost:25600') + '/api/v1';

const fill = (path, values = {}) => path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(values[name]));

exports.call = async (name, args = {}) => {
  const row = rows[name];
  const request = agent[row.method.toLowerCase()](root + fill(row.path, args.path));
  request.query({ ...row.query, ...args.query });
  if (args.body) request.send(args.body);
  return (await request).body;
};

exports.list = async (path, args = {}) => {
  const request = superagent.get(root + path);
  request.query({ deleted: false, ...args.query });
  return (await request).body;
};

exports.send = async (path, args = {}) => {
  const request = args.body ? superagent.post(root + path).send(args.body) : superagent.get(root + path);
  request.query({ deleted: false, ...args.query });
  return (await request).body;
};
