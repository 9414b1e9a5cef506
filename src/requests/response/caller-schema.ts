import type * as t from '@babel/types';
import { type CallNode, isMember } from '../../source/node-kinds.ts';
import { keyName, memberName } from '../../source/pattern.ts';
import { contains, endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { isZodModule } from '../../values/types/schema-kinds.ts';
import type { External, Place, Value } from '../../values/value.ts';
import { type Refusal, refuse } from '../call-site.ts';
import { contentBraces, type Items, typeArgumentsOf } from './page-type.ts';

/** A zod schema that a call parses a value with, and what the result of that is. */
interface Parsing {
  readonly schema: External;
  /** The result may be an error: it has the value as `data` if it is none. */
  readonly isSafe: boolean;
}

/** The zod schema in `schema.parse(x)`, `schema.safeParse(x)` and, if they are awaited, `schema.parseAsync(x)` and its like. */
export function parsingSchema(evaluator: Evaluator, { node, ...rest }: Place<CallNode>): Parsing | undefined {
  const { callee } = node;
  const name = isMember(callee) ? memberName(callee) : undefined;
  const isAwaited = rest.file.names.parentOf(node)?.type === 'AwaitExpression';
  const way = name === undefined || name.endsWith('Async') !== isAwaited ? undefined : name.replace('Async', '');
  if (!isMember(callee) || node.arguments.length !== 1 || !(way === 'parse' || way === 'safeParse')) return undefined;
  const schema = evaluator.evaluate({ ...rest, node: callee.object });
  return schema.kind === 'external' && schema.root.kind === 'module' && isZodModule(schema.root.source)
    ? { schema, isSafe: way === 'safeParse' }
    : undefined;
}

/**
 * `load(path, z.array(z.string()))` parses the page with `z.object({ content: z.array(z.string()) })`, and so do
 * `load(path, names)`, if a constant holds the schema, and `load(path, { as: names })`.
 */
export function schemaOfPage(
  evaluator: Evaluator,
  { node, ...rest }: Place<CallNode>,
  schema: External,
  items: Items | undefined,
): readonly TextEdit[] | Refusal {
  const { file } = rest;
  const given = node.arguments
    .flatMap(withOptions)
    .find((one) => isSchema(one, evaluator.evaluate({ ...rest, node: one }), schema));
  const name = given && (given.type === 'Identifier' ? zodIn(file) : namespaceOf(given));
  if (given === undefined || name === undefined || typeArgumentsOf(node).length > 0)
    return refuse('result-unknown', 'the response is parsed with a schema; change both by hand');
  if (items !== undefined)
    return refuse(
      'result-unknown',
      'the response is parsed with a schema, and its items become numbers; change both by hand',
    );
  const [open, close] = contentBraces(file);
  return [
    { start: startOf(given), end: startOf(given), text: `${name}.object(${open}` },
    { start: endOf(given), end: endOf(given), text: `${close})` },
  ];
}

/** An argument or, of an object, the values in it: `{ as: z.array(z.string()) }`. */
function withOptions(given: t.Node): readonly t.Node[] {
  if (given.type !== 'ObjectExpression') return [given];
  return given.properties.flatMap((one) => (one.type === 'ObjectProperty' && !one.shorthand ? [one.value] : []));
}

/** Whether an argument is a schema: written there, or held by a constant. */
function isSchema(given: t.Node, { kind, ...value }: Value, { place }: External): boolean {
  if (contains(given, place.node)) return true;
  return kind === 'external' && given.type === 'Identifier' && (value as External).place.node === place.node;
}

/** The name that a file imports zod under. */
function zodIn({ tree }: SourceFile): string | undefined {
  for (const statement of tree.program.body) {
    if (statement.type !== 'ImportDeclaration' || !isZodModule(statement.source.value)) continue;
    const named = statement.specifiers.find(
      (one) => one.type !== 'ImportSpecifier' || keyName({ key: one.imported }) === 'z',
    );
    if (statement.importKind !== 'type' && named !== undefined) return named.local.name;
  }
  return undefined;
}

/** The name at the start of `z.array(z.string())`. */
function namespaceOf(node: t.Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'CallExpression') return isMember(node.callee) ? namespaceOf(node.callee) : undefined;
  return isMember(node) ? namespaceOf(node.object) : undefined;
}
