import type * as t from '@babel/types';
import { keyName, objectLiteral } from '../../source/pattern.ts';
import { contains } from '../../source/source-file.ts';
import { walk } from '../../source/walk.ts';
import type { FunctionNode, Place } from '../../values/value.ts';
import type { Double } from '../call-site.ts';
import type { Call, Library } from '../form.ts';
import { isFailure } from './status.ts';
import { anyForm, verbForm } from './stub-form.ts';

/** `http.get(url, resolver)` of msw 2, and `rest.get` of msw 1: the query is not a part of the URL. */
export const mswLibrary: Library = {
  name: 'msw',
  origins: [
    { module: 'msw', export: 'http' },
    { module: 'msw', export: 'rest' },
  ],
  members: {
    get: verbForm('GET'),
    post: verbForm('POST'),
    put: verbForm('PUT'),
    patch: verbForm('PATCH'),
    delete: verbForm('DELETE'),
    head: verbForm('HEAD'),
    all: [anyForm],
  },
  readDouble,
};

const unseen: Double = { query: 'ignored', parameters: undefined, readsPath: true, answers: undefined };

/** Reads the resolver function. If it is written elsewhere, other doubles may use it too. */
function readDouble({ args, evaluator, place }: Call): Double {
  const resolver = args[1] && evaluator.evaluate(args[1]);
  if (resolver?.kind !== 'function') return unseen;
  const { node, file } = resolver.place;
  const source = file.textOf(node);
  const answers = answersIn(resolver.place);
  const isOwn = file === place.file && contains(place.node, node);
  return {
    query: 'ignored',
    parameters: parametersRead(source),
    readsPath: /\bparams\b/.test(source),
    answers: isOwn || answers?.length === 0 ? answers : undefined,
  };
}

/** The query parameters that a function reads from a request, by `searchParams.get('a')` and similar calls. */
function parametersRead(source: string): readonly string[] | undefined {
  if (!/searchParams|\burl\b|\brequest\b(?!\s*\})|\breq\b(?=\.(url|query))/.test(source)) return [];
  const reads = [...source.matchAll(/\.(?:get|getAll|has)\(\s*(?:['"`]([\w.[\]-]+)['"`])?/g)];
  const names = reads.flatMap(([, name]) => (name === undefined ? [] : [name.replace(/\[\]$/, '')]));
  const isAll =
    names.length > 0 && names.length === reads.length && !/\.(query|entries|toString|forEach)\b/.test(source);
  return isAll ? [...new Set(names)] : undefined;
}

/**
 * The bodies of `HttpResponse.json(body)` and `res(ctx.json(body))`; undefined if a response is created in another way.
 */
function answersIn({ node: resolver, file, env }: Place<FunctionNode>): readonly Place[] | undefined {
  const found: Place[] = [];
  let isKnown: boolean | undefined;
  walk(resolver.body, (node) => {
    const kind = answerOf(file.textOf, node);
    if (kind === undefined) return;
    isKnown = (isKnown ?? true) && kind !== 'unknown';
    if (typeof kind === 'object') found.push({ node: kind, file, env });
  });
  return isKnown === true ? found : undefined;
}

function answerOf(textOf: (node: t.Node) => string, node: t.Node): t.Node | 'none' | 'unknown' | undefined {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return undefined;
  const callee = textOf(node.callee);
  const [body, options] = node.arguments;
  if (/^(HttpResponse|Response)\.error$|^passthrough$|\.networkError$/.test(callee)) return 'none';
  if (node.type === 'NewExpression' && /^(Http)?Response$/.test(callee)) {
    return body === undefined || body.type === 'NullLiteral' || hasFailed(options) ? 'none' : 'unknown';
  }
  if (/^ctx\.status$/.test(callee)) return isFailure(body) ? 'none' : undefined;
  if (/^(HttpResponse|ctx)\.(text|xml|html|formData|arrayBuffer|body)$/.test(callee)) return 'unknown';
  if (!/^(HttpResponse|Response|ctx)\.json$/.test(callee) || body === undefined) return undefined;
  if (hasFailed(options)) return 'none';
  const isTyped = node.type === 'CallExpression' && node.typeParameters != null;
  return isTyped ? 'unknown' : body;
}

function hasFailed(options: t.Node | undefined): boolean {
  const status =
    options &&
    objectLiteral(options)?.properties.find((one) => one.type === 'ObjectProperty' && keyName(one) === 'status');
  return status?.type === 'ObjectProperty' && isFailure(status.value);
}
