// fixture: profile=komga
// Functions run the request later: a queue, a chain of promises, a queue of functions.
const KOMGA = 'http://komga:25600';

function createQueue(width) {
  let running = 0;
  const waiting = [];
  const next = () => {
    if (running >= width || waiting.length === 0) return;
    running++;
    const { job, resolve, reject } = waiting.shift();
    job().then(resolve, reject).finally(() => {
      running--;
      next();
    });
  };
  return (job) =>
    new Promise((resolve, reject) => {
      waiting.push({ job, resolve, reject });
      next();
    });
}

const enqueue = createQueue(3);
const call = (path, body) => enqueue(async () => (
  await fetch(KOMGA + path, body === undefined ? undefined : {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
).json());
export const genres = async () => (await call('/api/v2/genres?unpaged=true')).content.length; // want: migrated
export const languages = () =>
  call('/api/v2/languages?unpaged=true').then((page) => page.content).then((list) => list.join(', ')); // want: migrated

class Limiter {
  entries = [];
  add(task) {
    return new Promise((done, failed) => {
      this.entries.push({ task, done, failed });
      this.run();
    });
  }

  async run() {
    for (const entry of this.entries.splice(0)) {
      try {
        entry.done(await entry.task());
      } catch (error) {
        entry.failed(error);
      }
    }
  }
}

const limiter = new Limiter();
const limited = (path) => limiter.add(() => fetch(KOMGA + path).then((response) => response.json()));
export const publishers = async () => (await limited('/api/v2/publishers?unpaged=true')).content.sort(); // want: migrated

let tail = Promise.resolve();
const inTurn = (path) => (tail = tail.then(() => fetch(KOMGA + path)));
export const labels = async () => (await (await inTurn('/api/v2/sharing-labels?unpaged=true')).json()).content.length; // want: migrated

const later = (path) =>
  new Promise((resolve, reject) => setTimeout(() => fetch(KOMGA + path).then(resolve, reject), 100));
export const tags = async () => (await (await later('/api/v2/tags?unpaged=true')).json()).content.length; // want: migrated

// What a queue makes of the result is not known.
const jobs = [];
const counted = (job) => new Promise((resolve) => jobs.push({ job, resolved: resolve }));
export const drain = () => jobs.forEach(async ({ job, resolved }) => resolved((await job()).length));
const count = (path) => counted(async () => (await fetch(KOMGA + path)).json());
export const roles = async () => (await count('/api/v1/authors/roles')) + 1; // want: manual result-unknown
export const libraries = () => count('/api/v1/libraries'); // nope: not deprecated

// A mark that starts or continues the query is chosen by the path.
const pageOf = async (path, page, body) => {
  const mark = path.includes('?') ? '&' : '?';
  return (await call(`${path}${mark}page=${page}&size=100`, body)).content;
};
export const drama = () =>
  pageOf('/api/v1/series/list', 1, { condition: { genre: { operator: 'is', value: 'drama' } } }); // want: review wrapper-grown
export const books = () => pageOf('/api/v1/books/list', 2, {}); // want: migrated
export const latest = () => pageOf('/api/v1/books/latest', 3); // nope: a live list
