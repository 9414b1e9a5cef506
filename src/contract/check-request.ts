import { mismatchOf } from './check-body.ts';
import { isRecord, type JsonShape, listOf, memberOf } from './json-shape.ts';
import { type OpenApi, operationLike, pathsLike, resolved, type ServedOperation } from './openapi.ts';

/** A request, as far as it is known. */
export interface AskedRequest {
  readonly method: string;
  /** A path, or a path template. */
  readonly path: string;
  /** Names of query parameters. */
  readonly parameters: readonly string[];
  /** Undefined if none is sent, or nothing is known about it. */
  readonly body: JsonShape | undefined;
}

/** What a server does not allow in a request, according to its own document. */
export function refusalsOf(document: OpenApi, asked: AskedRequest): readonly string[] {
  const served = operationLike(document, asked.method, asked.path);
  if (served === undefined) return [missing(document, asked)];
  const names = parameterNames(document, served);
  const unknown = [...new Set(asked.parameters)].filter((name) => !names.has(name));
  const mismatch = asked.body && bodyMismatch(document, served, { ...asked, body: asked.body });
  return [
    ...unknown.map((name) => `\`${asked.method} ${asked.path}\` takes no query parameter \`${name}\``),
    ...(mismatch === undefined ? [] : [mismatch]),
  ];
}

function missing(document: OpenApi, { method, path }: AskedRequest): string {
  const [other] = pathsLike(document, path);
  const methods = ['get', 'post', 'put', 'patch', 'delete'].filter((name) => isRecord(memberOf(other?.item, name)));
  const instead = methods.length === 0 ? '' : `, only ${methods.map((name) => `\`${name.toUpperCase()}\``).join(', ')}`;
  return `there is no \`${method} ${path}\`${instead}`;
}

/** The query parameters of an operation; one that is an object counts as its properties. */
function parameterNames(document: OpenApi, { path, operation }: ServedOperation): ReadonlySet<string> {
  const all = [...listOf(memberOf(path.item, 'parameters')), ...listOf(memberOf(operation, 'parameters'))];
  const names = all.flatMap((given): string[] => {
    const parameter = resolved(document, given);
    const name = memberOf(parameter, 'name');
    if (memberOf(parameter, 'in') !== 'query' || typeof name !== 'string') return [];
    const properties = memberOf(resolved(document, memberOf(parameter, 'schema')), 'properties');
    return isRecord(properties) ? [name, ...Object.keys(properties)] : [name];
  });
  return new Set(names);
}

function bodyMismatch(
  document: OpenApi,
  { operation }: ServedOperation,
  { method, path, body }: AskedRequest & { readonly body: JsonShape },
): string | undefined {
  const asked = resolved(document, memberOf(operation, 'requestBody'));
  if (asked === undefined) return `\`${method} ${path}\` takes no body`;
  const content = memberOf(asked, 'content');
  const type = isRecord(content)
    ? Object.keys(content).find((key) => /^(application\/(.*\+)?json|\*\/\*)/.test(key))
    : undefined;
  if (type === undefined) return isRecord(content) ? `\`${method} ${path}\` takes no JSON body` : undefined;
  return mismatchOf(document, memberOf(memberOf(content, type), 'schema'), body);
}
