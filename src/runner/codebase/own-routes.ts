/** The paths that a server in the code base serves, as one file shows them. */
export interface Routes {
  /** `app.get('/api/v1/books', …)`, `router.get('/books', …)`, and files that are routes because of their folder. */
  readonly answered: readonly string[];
  /** `app.use('/api/v1', …)` */
  readonly mounted: readonly string[];
}

const framework = /\b(?:express|fastify|koa|hono|restify|polka|hapi|itty-router|elysia|oak|h3|Router)\b/i;
const verb = /\s*\.\s*(get|put|all|use|route|register)\s*\(\s*['"`](\/[^'"`\s]*)['"`]\s*,\s*/;
const answer = /(?:async\b|function\b|\w+\s*=>|\([^()]*\)\s*(?::[^=]{1,200})?=>)/;

/**
 * The second argument of a call on `api` or `server` may be a client's options; on `app` or `router` it is what responds.
 */
const calls = [
  new RegExp(
    `\\b(?:app|\\w*[rR]outer|\\w*[rR]outes?|fastify)${verb.source}(?:${answer.source}|\\(|[\\w.]+\\s*[,()])`,
    'g',
  ),
  new RegExp(`\\b(?:api|server)${verb.source}${answer.source}`, 'g'),
];

/** The route files of Next.js, SvelteKit, and Nuxt. */
const files = [
  /(?:^|\/)app\/(api\/.+)\/route\.[cm]?[jt]sx?$/,
  /(?:^|\/)pages\/(api\/.+?)(?:\/index)?\.[cm]?[jt]sx?$/,
  /(?:^|\/)routes\/(api\/.+)\/\+server\.[cm]?[jt]s$/,
  /(?:^|\/)server\/(api\/.+?)(?:\/index)?(?:\.(?:get|put))?\.[cm]?[jt]s$/,
];

/** Reads the routes of a file from its path and text. */
export function readRoutes(path: string, text: string): Routes {
  const found = framework.test(text) ? calls.flatMap((call) => [...text.matchAll(call)]) : [];
  const isMount = (match: RegExpExecArray) => /use|register/.test(match[1] as string);
  const byFile = files.flatMap((file) => file.exec(path)?.[1] ?? []).map((route) => `/${route}`);
  return {
    answered: [...byFile, ...found.filter((match) => !isMount(match)).map((match) => match[2] as string)],
    mounted: found.filter(isMount).map((match) => match[2] as string),
  };
}

/** All complete paths that are served. A router may be mounted anywhere; where it is mounted is not worked out. */
export function ownRoutes(all: readonly Routes[]): ReadonlySet<string> {
  const mounted = [...new Set(all.flatMap((routes) => routes.mounted))].filter((path) => path.startsWith('/api/'));
  const answered = [...new Set(all.flatMap((routes) => routes.answered))];
  const under = mounted.flatMap((top) => answered.map((path) => (path === '/' ? top : top + path)));
  return new Set([...mounted, ...answered, ...under].filter((path) => path.startsWith('/api/')).map(withoutNames));
}

/** Unifies parameters: `:id` of Express, `[id]` of files, `{id}` of Hapi. */
function withoutNames(path: string): string {
  return path.replace(/\/(?::[^/]+|\[[^/]+\]|\{[^/]+\})/g, '/{}');
}
