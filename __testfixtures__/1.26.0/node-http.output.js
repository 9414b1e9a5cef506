import https from 'node:https';

const options = { hostname: process.env.SHELF, headers: { accept: 'application/json' } };
const print = (answer) => answer.pipe(process.stdout);

https.get({ ...options, path: '/v2/genres' }, print); // want: review response-not-shown
https.get({ ...options, path: '/v2/tags' }, print); // want: review lists-joined
https.get({ ...options, path: '/v2/tags' }, print); // want: review lists-joined
https.request({ ...options, path: '/v2/tags', method: 'GET' }, print).end(); // want: review lists-joined
https.request({ ...options, path: `/v2/languages?library_id=${process.argv[2]}` }, print).end(); // want: review response-not-shown
https.get(new URL('/v2/publishers', process.env.BASE), print); // want: review response-not-shown
https.get(`${process.env.BASE}/v2/sharing-labels`, print); // want: review response-not-shown
https.get(`${process.env.BASE}/v2/age-ratings`, print); // want: review response-not-shown
https.get(`${process.env.BASE}/v2/series/release-years`, options, print); // want: review response-not-shown
https.get(`${process.env.BASE}/v2/authors/names?search=a`, print); // want: review response-not-shown
https.get(`${process.env.BASE}/v2/authors/roles`, print); // want: review response-not-shown

https.get({ ...options, path: '/api/v1/libraries' }, print); // nope: a live list
https.get('https://feeds.example.org/api/v1/genres', print); // nope: another service; mention
