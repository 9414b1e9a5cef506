import type * as t from '@babel/types';
import { callsByName, nodesOf } from '../../source/nodes.ts';
import { keyName, objectLiteral, writtenValue } from '../../source/pattern.ts';
import { contains, type SourceFile } from '../../source/source-file.ts';
import { usesName } from '../../source/walk.ts';
import type { Evaluator } from '../evaluate.ts';
import { leavesOf } from '../text/pieces.ts';

/** The words by which files are found that forward requests: a route of Nuxt, and the settings of Nitro, Next.js and Vite. */
const words = ['proxyRequest', 'routeRules', 'destination', 'rewrite', 'pathRewrite'];

/** A route that asks for the method may refuse others. */
const methodName = /method$/i;

/** Settings that forward only some requests. */
const conditions = ['bypass', 'has', 'missing', 'filter', 'fetchOptions'];

/** What stands for the rest of a path: `/api/komga/**`, `/api/komga/:path*`. */
const rest = /\/(?:\*\*?|:\w+\*)$/;

/**
 * What comes before the rest of a path on the other server, `/api/v1`, if a route or a setting of the code base forwards every
 * request below a folder, whatever its method: `/api/komga`. Undefined if none does, or they disagree.
 */
export function forwardedTo(evaluator: Evaluator, folder: string): string | undefined {
  const files = new Set(words.flatMap((word) => evaluator.filesWith(word)));
  const found = [...files].flatMap((file) => [
    ...byRouteFile(evaluator, file, folder),
    ...bySetting(evaluator, file, folder),
  ]);
  const [first, ...others] = found.map((one) => one.replace(/\/$/, ''));
  return others.every((one) => one === first) ? first : undefined;
}

/** `proxyRequest(event, `${server}/api/v1${path}`)` in `server/api/komga/[...path].ts`; the function also passes the body on. */
function byRouteFile(evaluator: Evaluator, file: SourceFile, folder: string): readonly string[] {
  const [before] = file.path.split(/\/\[\.{3}\w*\]\.[cm]?[jt]s$/);
  const isOf = before !== file.path && `/${before}`.endsWith(`/server${folder}`);
  const calls = isOf ? (callsByName(file).get('proxyRequest') ?? []) : [];
  const [call, another] = calls;
  const target = call?.arguments[1];
  if (target === undefined || another !== undefined || usesName(file.tree.program, methodName)) return [];
  const leaves = evaluatorText(evaluator, file, target);
  const [base, path] = leaves.slice(-2);
  return base?.kind === 'text' && path?.kind === 'hole' ? [base.text] : [];
}

/** `'/api/komga/**': { proxy: … }`, `{ source: '/api/komga/:path*', destination: … }`, `'/api/komga': { target, rewrite }` */
function bySetting(evaluator: Evaluator, file: SourceFile, folder: string): readonly string[] {
  const textOf = (node: t.Node | undefined): string | undefined => {
    const last = node && evaluatorText(evaluator, file, node).at(-1);
    return last?.kind === 'text' ? last.text : undefined;
  };
  const isFolder = (text: string | undefined) => text?.replace(rest, '') === folder;
  const keyed = nodesOf(file, 'ObjectProperty').filter((one) => isFolder(keyName(one)));
  const named = nodesOf(file, 'ObjectExpression').filter(
    (one) => isFolder(textOf(writtenValue(one, 'source'))) && !isConditional(one),
  );
  const ofKey = keyed.flatMap(({ value }) => {
    const options = objectLiteral(value);
    if (options === undefined || isConditional(options)) return [];
    const proxy = writtenValue(options, 'proxy');
    const to =
      (proxy && objectLiteral(proxy) && writtenValue(objectLiteral(proxy) as t.ObjectExpression, 'to')) ?? proxy;
    const whole = textOf(to);
    return whole === undefined ? (rewritten(file, options) ?? []) : whole;
  });
  const texts = [...ofKey, ...named.flatMap((one) => textOf(writtenValue(one, 'destination')) ?? [])];
  return texts.map((text) => text.replace(rest, ''));
}

/** `'/api/v1'` in `rewrite: (path) => path.replace(/^\/api\/komga/, '/api/v1')`, or `pathRewrite: { '^/api/komga': '/api/v1' }`. */
function rewritten(file: SourceFile, options: t.ObjectExpression): string | undefined {
  const change = writtenValue(options, 'rewrite') ?? writtenValue(options, 'pathRewrite');
  if (change === undefined) return undefined;
  const [only, another] = objectLiteral(change)?.properties ?? [];
  const calls = (callsByName(file).get('replace') ?? []).filter((call) => contains(change, call));
  const given = only?.type === 'ObjectProperty' && another === undefined ? only.value : calls[0]?.arguments[1];
  return given?.type === 'StringLiteral' && calls.length < 2 ? given.value : undefined;
}

function isConditional(options: t.ObjectExpression): boolean {
  return conditions.some((name) => writtenValue(options, name) !== undefined);
}

function evaluatorText(evaluator: Evaluator, file: SourceFile, node: t.Node) {
  return (evaluator.text({ node, file, env: undefined }) ?? []).flatMap(leavesOf);
}
