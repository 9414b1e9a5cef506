import https from 'node:https';

const options = { hostname: process.env.SHELF, headers: { accept: 'application/json' } };
const print = (answer) => answer.pipe(process.stdout);

https.get({ ...options, path: '/api/v1/genres' }, print); // want: review response-not-shown
https.get({ ...options, path: '/api/v1/tags' }, print); // want: review lists-joined
https.get({ ...options, path: '/api/v1/tags/book' }, print); // want: review lists-joined
https.request({ ...options, path: '/api/v1/tags/series', method: 'GET' }, print).end(); // want: review lists-joined
https.request({ ...options, path: `/api/v1/languages?library_id=${process.argv[2]}` }, print).end(); // want: review response-not-shown
https.get(new URL('/api/v1/publishers', process.env.BASE), print); // want: review response-not-shown
https.get(`${process.env.BASE}/api/v1/sharing-labels`, print); // want: review response-not-shown
https.get(`${process.env.BASE}/api/v1/age-ratings`, print); // want: review response-not-shown
https.get(`${process.env.BASE}/api/v1/series/release-dates`, options, print); // want: review response-not-shown
https.get(`${process.env.BASE}/api/v1/authors/names?search=a`, print); // want: review response-not-shown
https.get(`${process.env.BASE}/api/v1/authors/roles`, print); // want: review response-not-shown

https.get({ ...options, path: '/api/v1/libraries' }, print); // nope: a live list
https.get('https://feeds.example.org/api/v1/genres', print); // nope: another service; mention
