import type { Program, ProgramCall } from '../program.ts';
import { client, hasHooks, plumbing } from './library.ts';
import { operations } from './operations.ts';
import { writePath } from './path.ts';
import { writeQuery } from './query.ts';
import { writeReading } from './reading.ts';
import type { Spec, UseSpec } from './spec.ts';
import { type Text, typed } from './text.ts';
import { type ToUrl, writeWrapper } from './wrapper.ts';

/** Declarations that a program needs, and the names that they declare. */
interface Part {
  readonly lines: readonly string[];
  readonly names: readonly string[];
}

/** Writes the program that a specification describes. */
export function render(asked: Spec): Program {
  const spec = hasHooks(asked) ? asked : { ...asked, hook: 'none' as const };
  const text: Text = { isTyped: spec.language === 'ts' };
  const base = writeBase(spec, text);
  const headers = writeHeaders(spec, text);
  const library = client(spec);
  const wrapper = writeWrapper(spec, base.toUrl, headers.expression, text);
  const uses = spec.uses.map((use, index) => writeUse(use, index, spec, wrapper.call, text));
  const parts: Part[] = [
    { lines: library.lines, names: [library.name] },
    base,
    headers,
    { lines: plumbing(spec, text), names: ['transmit'] },
    { lines: wrapper.lines, names: wrapper.exported },
  ];
  const tools = toolLines(
    uses.flatMap(({ needs }) => needs),
    text,
  );
  const paths = { lines: uses.flatMap((use) => use.pathLines), names: uses.flatMap((use) => use.pathNames) };
  const calls = [...headers.calls, ...uses.flatMap((use) => use.calls), ...base.calls(uses)];
  const files = layOut(
    spec,
    parts,
    paths,
    [...tools, ...uses.flatMap(({ lines }) => lines)],
    [...headers.setters, ...base.setters],
  );
  return { files: decorate(files, spec), calls };
}

interface Base extends Part {
  readonly toUrl: ToUrl;
  readonly setters: readonly string[];
  readonly calls: (uses: readonly { readonly calls: readonly ProgramCall[] }[]) => readonly ProgramCall[];
}

function writeBase(spec: Spec, text: Text): Base {
  const isWritten = spec.mutation === 'base written' && spec.base !== 'inline' && spec.library !== 'got';
  const keyword = isWritten ? 'let' : 'const';
  const env = 'process.env.BASE_URL';
  const declare = (value: string) => [`${keyword} base = ${value};`];
  const isVersioned = spec.base === 'with version';
  const setters = isWritten ? [`${typed(text, 'connect', '', 'connect')}`] : [];
  const setter = isWritten ? [`function connect(${typed(text, 'to', 'string')}) {`, '  base = to;', '}'] : [];
  const calls: Base['calls'] = (uses) =>
    isWritten ? [['connect', 'http://127.0.0.1:9'], ...(uses[0]?.calls.slice(0, 1) ?? [])] : [];
  const names = ['base', 'toUrl', ...(isWritten ? ['connect'] : [])];
  const written = (lines: readonly string[], toUrl: ToUrl): Base => ({
    lines: [...lines, ...setter],
    names: names.filter((name) => lines.join('\n').includes(` ${name}`) || name === 'connect'),
    toUrl,
    setters: setters.length > 0 ? ['connect'] : [],
    calls,
  });
  switch (spec.base) {
    case 'inline':
      return written([], (path) => `${env} + ${path}`);
    case 'concatenation':
      return written(declare(env), (path) => `base + ${path}`);
    case 'URL':
      return written(declare(env), (path) => `new URL(${path}, base).href`);
    case 'function':
      return written(
        [...declare(env), `const toUrl = (${typed(text, 'at', 'string')}) => \`\${base}\${at}\`;`],
        (path) => `toUrl(${path})`,
      );
    case 'join':
      return written(declare(env), (path) => `[base, ${path}].join('')`);
    case 'with version':
      return written(declare(`\`\${${env}}/api/v1\``), (path) => `base + ${path}`);
    default:
      return written(declare(isVersioned ? env : env), (path) => template(path));
  }
}

function template(path: string): string {
  return path.startsWith('`') ? `\`\${base}${path.slice(1)}` : `\`\${base}\${${path}}\``;
}

interface HeaderPart extends Part {
  readonly expression: string | undefined;
  readonly setters: readonly string[];
  readonly calls: readonly ProgramCall[];
}

function writeHeaders(spec: Spec, text: Text): HeaderPart {
  const key = "'X-API-Key': 'k'";
  const made = (expression: string | undefined, names: readonly string[], ...lines: readonly string[]): HeaderPart => ({
    expression,
    names,
    lines,
    setters: [],
    calls: [],
  });
  const record = typed(text, 'headers', 'Record<string, string>');
  switch (spec.headers) {
    case 'literal':
      return made(`{ ${key} }`, []);
    case 'constant':
      return made('headers', ['headers'], `const headers = { ${key} };`);
    case 'function':
      return made('auth()', ['auth'], `const auth = () => ({ ${key} });`);
    case 'typed':
      return made('headers', ['headers'], `const ${record} = { ${key}, 'content-type': 'application/json' };`);
    case 'Headers':
      return /^(fetch|ky)$/.test(spec.library)
        ? made('headers', ['headers'], `const headers = new Headers({ ${key} });`)
        : made(`{ ${key} }`, []);
    case 'later':
      return made('headers', ['headers'], `const ${record} = {};`, "headers['X-API-Key'] = 'k';");
    case 'field':
      return {
        expression: 'session.headers',
        names: ['session', 'login'],
        lines: [
          `const ${typed(text, 'session', '{ headers?: any }')} = {};`,
          `const login = () => {`,
          `  session.headers = { ${key} };`,
          '};',
        ],
        setters: ['login'],
        calls: [['login']],
      };
    default:
      return made(undefined, []);
  }
}

interface WrittenUse {
  readonly lines: readonly string[];
  readonly pathLines: readonly string[];
  readonly pathNames: readonly string[];
  readonly needs: readonly string[];
  readonly calls: readonly ProgramCall[];
}

/** got throws an error for a list in its query, before it sends anything. */
function withoutLists(use: UseSpec): UseSpec {
  const parameters = use.parameters.map((one) => (one.kind === 'list' ? { ...one, kind: 'argument' as const } : one));
  return { ...use, parameters };
}

function writeUse(
  use: UseSpec,
  index: number,
  spec: Spec,
  call: ReturnType<typeof writeWrapper>['call'],
  text: Text,
): WrittenUse {
  const operation = operations[use.operation];
  const name = `${use.operation.replace(/ (.)/g, (_, letter: string) => letter.toUpperCase())}${index + 1}`;
  const path = writePath(use, name, spec, text);
  const query = writeQuery(spec.library === 'got' ? withoutLists(use) : use, text);
  const isUpdate = operation.answer === 'nothing';
  const alias =
    spec.mutation === 'filter alias' && query.expression === 'params'
      ? ['const alias = params;', 'alias.size = 2;']
      : [];
  const expression = call({
    method: isUpdate ? "'PUT'" : "'GET'",
    url: path.expression,
    query: isUpdate ? undefined : query,
    body: isUpdate ? '{ name: label }' : undefined,
  });
  const reading = writeReading(use.read, operation.answer, expression, spec, text);
  const id = operation.id === undefined ? [] : [typed(text, 'id', 'string')];
  const declared = [...path.declared, ...id, ...(isUpdate ? [typed(text, 'label', 'string')] : []), ...query.declared];
  const calls = [0, 1, 2].map((at): ProgramCall => {
    const ids = operation.id === undefined ? [] : [operation.id[at % 2]];
    return [name, ...path.given, ...ids, ...(isUpdate ? [`Name ${at}`] : []), ...(query.given[at] ?? [])];
  });
  const isSame = new Set(calls.map((one) => JSON.stringify(one))).size === 1;
  const between: ProgramCall[] =
    path.setter === undefined || spec.mutation === 'unused setter' ? [] : [[path.setter], calls[0] as ProgramCall];
  return {
    lines: [
      `export async function ${name}(${declared.join(', ')}) {`,
      ...[...path.before, ...query.lines, ...alias, ...reading.lines].map((line) => `  ${line}`),
      '}',
      ...(path.setterLines ?? []),
    ],
    pathLines: path.lines,
    pathNames: path.names,
    needs: [...query.needs, ...reading.needs],
    calls: [...(isSame ? calls.slice(0, 1) : calls), ...between],
  };
}

function toolLines(needs: readonly string[], text: Text): string[] {
  const any = (name: string) => typed(text, name, 'any');
  const tools: Readonly<Record<string, readonly string[]>> = {
    chosen: [`const chosen = (${any('value')}) => value;`],
    toQuery: [
      `function toQuery(${typed(text, 'filter', 'Record<string, any>')}) {`,
      '  const search = new URLSearchParams();',
      '  for (const [key, value] of Object.entries(filter)) {',
      '    if (value === undefined || value === null) continue;',
      '    if (Array.isArray(value)) value.forEach((each) => search.append(key, each));',
      '    else search.append(key, String(value));',
      '  }',
      '  return search.toString();',
      '}',
    ],
    ids: [`const ids = (${any('page')}) => page.content.map((${any('one')}) => one.id);`],
    texts: [`const texts = (${typed(text, 'list', 'any[]')}) => list.map((one) => JSON.stringify(one)).join();`],
    state: [`const ${typed(text, 'state', '{ value: any }')} = { value: undefined };`],
  };
  return [...new Set(needs)].flatMap((need) => tools[need] ?? []);
}

function layOut(
  spec: Spec,
  parts: readonly Part[],
  paths: Part,
  uses: readonly string[],
  setters: readonly string[],
): Record<string, string> {
  const ending = spec.language;
  const support = parts.flatMap(({ lines }) => lines);
  const join = (...lines: readonly (readonly string[])[]): string => `${lines.flat().join('\n')}\n`;
  const exporting = (names: readonly string[]): string[] =>
    names.length === 0 ? [] : [`export { ${names.join(', ')} };`];
  const used = (names: readonly string[], lines: readonly string[]): string[] =>
    [...new Set(names)].filter((name) => new RegExp(`\\b${name}\\b`).test(lines.join('\n')));
  if (spec.layout === 'constants apart' && paths.lines.length > 0) {
    const wanted = used(paths.names, uses);
    return {
      [`client.${ending}`]: join(
        [`import { ${wanted.join(', ')} } from './paths';`],
        support,
        uses,
        exporting(setters),
      ),
      [`paths.${ending}`]: join(paths.lines, exporting(wanted)),
    };
  }
  const declared = parts
    .flatMap(({ names }) => names)
    .filter((name) =>
      new RegExp(`(const|let|function|class|import) (\\{ )?${name}\\b|\\{ .*\\b${name}\\b.* \\} = `).test(
        support.join('\n'),
      ),
    );
  const wanted = used(declared, uses);
  if ((spec.layout === 'two files' || spec.layout === 'barrel') && wanted.length > 0) {
    const from = spec.layout === 'barrel' ? './lib' : './http';
    const file = spec.layout === 'barrel' ? 'lib/http' : 'http';
    const shared = [...new Set([...wanted, ...setters])];
    return {
      [`client.${ending}`]: join(
        [`import { ${wanted.join(', ')} } from '${from}';`],
        paths.lines,
        uses,
        setters.length === 0 ? [] : [`export { ${setters.join(', ')} } from '${from}';`],
      ),
      [`${file}.${ending}`]: join(support, exporting(shared)),
      ...(spec.layout === 'barrel' ? { [`lib/index.${ending}`]: "export * from './http';\n" } : {}),
    };
  }
  return { [`client.${ending}`]: join(support, paths.lines, uses, exporting(setters)) };
}

function decorate(files: Readonly<Record<string, string>>, { decoration }: Spec): Record<string, string> {
  const change = decorations[decoration];
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [path, change(text)]));
}

const decorations: Readonly<Record<Spec['decoration'], (text: string) => string>> = {
  none: (text) => text,
  comments: (text) =>
    text.replace(/^export async/gm, '/** Reads it. */\nexport async').replace(/await /g, 'await /* now */ '),
  crlf: (text) => text.replaceAll('\n', '\r\n'),
  'double quotes': (text) => text.replaceAll("'", '"'),
  tabs: (text) => text.replace(/^ +/gm, (blanks) => '\t'.repeat(blanks.length / 2)),
  'no semicolons': (text) => text.replace(/;$/gm, ''),
};
