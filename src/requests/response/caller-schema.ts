import type * as t from '@babel/types';
import { type CallNode, isMember } from '../../source/node-kinds.ts';
import { importOf, keyName, memberName } from '../../source/pattern.ts';
import { contains, endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { isZodModule } from '../../values/types/schema-kinds.ts';
import type { External, Place, Value } from '../../values/value.ts';
import { type Refusal, refuse } from '../call-site.ts';
import { around, contentBraces, type Items, insertion, typeArgumentsOf } from './page-type.ts';

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
 * `load(path, names)`, if a constant holds the schema, and `load(path, { as: names })`. If the items become numbers, the schema
 * makes strings of them.
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
  const zod = given && zodAt(file, given, schema);
  if (given === undefined || zod === undefined || typeArgumentsOf(node).length > 0)
    return refuse('result-unknown', 'the response is parsed with a schema; change both by hand');
  if (items !== undefined && !isOfTexts(evaluator, schema))
    return refuse(
      'result-unknown',
      'the response is parsed with a schema, and its items become numbers; change both by hand',
    );
  const [open, close] = contentBraces(file);
  const [before, after] = [`${zod.name}.object(${open}`, `${close})`];
  if (items !== undefined)
    return [
      ...zod.imported,
      {
        start: startOf(given),
        end: endOf(given),
        text: `${before}${zod.name}.array(${zod.name}.coerce.string())${after}`,
      },
    ];
  return [...zod.imported, ...around(given, before, after)];
}

/** Whether a schema is that of a list of any strings: `z.array(z.string())`, `z.string().array()`. */
function isOfTexts(evaluator: Evaluator, schema: External): boolean {
  const steps = stepsOf(schema);
  const [made] = schema.steps.flatMap((one) => (one.kind === 'call' ? one.place : []));
  if (steps === 'string() array()') return made?.node.arguments.length === 0;
  const [item, ...others] = made?.node.arguments ?? [];
  if (steps !== 'array()' || made === undefined || item === undefined || others.length > 0) return false;
  const value = evaluator.evaluate({ ...made, node: item });
  const [call] = value.kind === 'external' ? value.steps.flatMap((one) => (one.kind === 'call' ? one.place : [])) : [];
  const isOfZod = value.kind === 'external' && value.root.kind === 'module' && isZodModule(value.root.source);
  return isOfZod && stepsOf(value) === 'string()' && call?.node.arguments.length === 0;
}

/** The functions that made a schema, after the name of the package. */
function stepsOf({ steps }: External): string {
  const [first] = steps;
  const own = first?.kind === 'member' && first.name === 'z' ? steps.slice(1) : steps;
  return own
    .map((one) => (one.kind === 'member' ? ` ${one.name}` : one.kind === 'call' ? '()' : ' new'))
    .join('')
    .trim();
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

/** The name of zod at a schema, and the edits that import it. */
function zodAt(
  file: SourceFile,
  given: t.Node,
  { root }: External,
): { readonly name: string; readonly imported: readonly TextEdit[] } | undefined {
  const name = given.type === 'Identifier' ? zodIn(file) : namespaceOf(given);
  if (name !== undefined) return { name, imported: [] };
  const binding = given.type === 'Identifier' ? file.names.bindingOf(given) : undefined;
  const [first] = file.tree.program.body;
  // A schema of another package says nothing about what this one depends on.
  const isNear = binding !== undefined && importOf(binding, file.names)?.source.startsWith('.') === true;
  if (!isNear || root.kind !== 'module' || first?.type !== 'ImportDeclaration' || file.names.lookup('z', given))
    return undefined;
  const { quote, semicolons, spacedBraces, endOfLine } = file.style;
  const from = `${quote}${root.source}${quote}${semicolons ? ';' : ''}`;
  const others = file.tree.program.body.filter((one) => one.type === 'ImportDeclaration');
  const last = others.findLast(({ source }) => !source.value.startsWith('.'));
  const line = `import ${spacedBraces ? '{ z }' : '{z}'} from ${from}`;
  if (last !== undefined) return { name: 'z', imported: [insertion(endOf(last), endOfLine + line)] };
  return { name: 'z', imported: [insertion(startOf(first), line + endOfLine)] };
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
