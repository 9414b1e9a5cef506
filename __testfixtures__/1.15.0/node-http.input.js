import http from 'node:http';
import { text } from 'node:stream/consumers';

const host = process.env.SERVER;

// The search needs a body, which is written to the request by other statements
const total = (done) =>
  http.get({ host, path: '/api/v1/series?size=0' }, async (answer) => done(JSON.parse(await text(answer)).totalElements)); // want: review response-not-shown

http.get(`http://${host}/api/v1/alphabetical-groups`, (answer) => answer.pipe(process.stdout)); // want: review response-not-shown

http.get({ host: 'api.datadoghq.com', path: '/api/v1/series' }, (answer) => answer.resume()); // nope: another service; mention

export default total;
