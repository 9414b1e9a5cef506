import { HttpError, type Route } from './exchange.ts';

/** A route that fits a path, with the path's values. */
export interface RouteMatch {
  readonly route: Route;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Finds the route of a request: 405 where the path is served by other methods only, 404 where it is not served. */
export function findRoute(routes: readonly Route[], method: string, path: string): RouteMatch {
  const matches = routes.flatMap((route) => {
    const parameters = matchPath(route.template, path);
    return parameters === undefined ? [] : [{ route, parameters }];
  });
  const [first] = matches.filter(({ route }) => route.method === method).sort(byLiteralParts);
  if (first !== undefined) return first;
  if (matches.length > 0) throw new HttpError(405, `Request method '${method}' is not supported`);
  throw new HttpError(404, `No static resource ${path}`);
}

/** The values of a template's parameters in a path; undefined where it does not fit. */
export function matchPath(template: string, path: string): Readonly<Record<string, string>> | undefined {
  const wanted = template.split('/');
  const parts = path.split('/');
  if (wanted.length !== parts.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, want] of wanted.entries()) {
    const part = decode(parts[index] ?? '');
    if (want.startsWith('{') && part !== '') parameters[want.slice(1, -1)] = part;
    else if (want !== part) return undefined;
  }
  return parameters;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new HttpError(400, `Malformed path part ${part}`);
  }
}

/** `/series/latest` goes before `/series/{seriesId}`. */
function byLiteralParts(a: RouteMatch, b: RouteMatch): number {
  return Object.keys(a.parameters).length - Object.keys(b.parameters).length;
}
