import http from 'node:http';
import { text } from 'node:stream/consumers';

const host = process.env.SERVER;

// The search needs a body, which is written to the request by other statements
const total = (done) =>
  http.request({
    host,
    path: '/api/v1/series/list?size=0',
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
  }, async (answer) => done(JSON.parse(await text(answer)).totalElements)).end(JSON.stringify({})); // want: review response-not-shown

http.request(`http://${host}/api/v1/series/list/alphabetical-groups`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
}, (answer) => answer.pipe(process.stdout)).end(JSON.stringify({})); // want: review response-not-shown

http.get({ host: 'api.datadoghq.com', path: '/api/v1/series' }, (answer) => answer.resume()); // nope: another service; mention

export default total;
