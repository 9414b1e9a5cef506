import type * as t from '@babel/types';
import { isCall, isFunction, isMember } from '../../source/node-kinds.ts';
import { calledName, nodesOf } from '../../source/nodes.ts';
import { namedType, parametersOf } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { isOfTests } from '../../source/test-paths.ts';
import { walk } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { CallSite } from '../call-site.ts';
import type { Hook } from './hooks.ts';

/**
 * The interceptors of an Angular application, which its types show: `(request: HttpRequest<T>, next) => …`, or a constant
 * of the type `HttpInterceptorFn`. They may also belong to another application of the code base.
 */
export function angularInterceptors(evaluator: Evaluator, { adapter, file }: CallSite): readonly Hook[] {
  if (adapter !== 'angular') return [];
  const named = ['HttpInterceptorFn', 'HttpRequest'].flatMap((name) => evaluator.filesWith(name));
  const files = [...new Set([file, ...named])].filter(({ path }) => !isOfTests(path));
  return files.flatMap((one) =>
    functionsIn(one).flatMap((node): readonly Hook[] => [
      { place: { node, file: one, env: undefined }, name: 'interceptors.request', takes: 'request', isApart: true },
      ...readersIn(node).map((reader): Hook => {
        const place = { node: reader, file: one, env: undefined };
        return { place, name: 'interceptors.response', takes: 'response', isApart: true };
      }),
    ]),
  );
}

function functionsIn(file: SourceFile): readonly t.Function[] {
  const all = (
    ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration', 'ClassMethod'] as const
  ).flatMap((type): readonly t.Function[] => nodesOf(file, type));
  return all.filter((node) => takesRequest(file, node) || isDeclared(file, node));
}

function takesRequest(file: SourceFile, node: t.Function): boolean {
  const [request, next] = parametersOf(node);
  return isOfType(file, request, /^HttpRequest$/) && isOfType(file, next, /^HttpHandler(Fn)?$/);
}

/** `const withKey: HttpInterceptorFn = (request, next) => …` */
function isDeclared(file: SourceFile, node: t.Node): boolean {
  const parent = file.names.parentOf(node);
  return parent?.type === 'VariableDeclarator' && isOfType(file, parent.id, /^HttpInterceptorFn$/);
}

function isOfType(file: SourceFile, name: t.Node | undefined, type: RegExp): boolean {
  const annotation = name?.type === 'Identifier' ? name.typeAnnotation : undefined;
  return type.test(namedType(annotation, file.names)?.name ?? '');
}

/** The callbacks that see the response: `next(request).pipe(map((event) => …))`. */
function readersIn(whole: t.Node): readonly t.Node[] {
  const found: t.Node[] = [];
  walk(whole, (node) => {
    if (!isCall(node) || !isMember(node.callee) || calledName(node) !== 'pipe') return;
    for (const operator of node.arguments) {
      const [given] = isCall(operator) && /^(map|tap)$/.test(calledName(operator) ?? '') ? operator.arguments : [];
      if (given !== undefined && isFunction(given)) found.push(given);
    }
  });
  return found;
}
