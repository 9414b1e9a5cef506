/** Names that a file exports, or `all` if it is unclear which. */
export type Names = ReadonlySet<string> | 'all';

/** A statement that exports names of another module: all of them, or some. */
export interface ReExport {
  readonly source: string;
  readonly names: 'all' | readonly { readonly local: string; readonly exported: string }[];
}

const blank = /(?:\s|\/\/.*|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/)*/y;
const statement = /export\s+(?:type\s+)?(?:\*(?:\s*as\s+([\w$]+))?|\{([^{}]*)\})\s*from\s*['"]([^'"\n]+)['"]\s*;?/y;
const specifier = /^(?:type\s+)?([\w$]+)(?:\s+as\s+([\w$]+))?$/;

/** The re-exports of a file that contains nothing else, read without parsing it; undefined for any other file. */
export function onlyReExports(text: string): readonly ReExport[] | undefined {
  const all: ReExport[] = [];
  let at = endOf(blank, text, 0) ?? 0;
  while (at < text.length) {
    statement.lastIndex = at;
    const match = statement.exec(text);
    const one = match && reExportOf(match);
    if (!one) return undefined;
    all.push(one);
    at = endOf(blank, text, statement.lastIndex) ?? text.length;
  }
  return all;
}

function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

function reExportOf([, namespace, list, source = '']: RegExpExecArray): ReExport | undefined {
  if (namespace !== undefined) return { source, names: [{ local: '*', exported: namespace }] };
  if (list === undefined) return { source, names: 'all' };
  const names = [];
  for (const written of list.split(',')) {
    if (written.trim() === '') continue;
    const [, local, exported = local] = specifier.exec(written.trim()) ?? [];
    if (local === undefined || exported === undefined) return undefined;
    names.push({ local, exported });
  }
  return { source, names };
}

/** The names that such statements pass on, of those that each module carries. */
export function passedOn(statements: readonly ReExport[], carriedBy: (source: string) => Names | undefined): Names {
  const passed = new Set<string>();
  for (const { source, names } of statements) {
    const carried = carriedBy(source);
    if (carried === undefined) continue;
    if (names === 'all' && carried === 'all') return 'all';
    if (names === 'all') for (const name of carried) passed.add(name);
    else {
      for (const { local, exported } of names)
        if (local === '*' || carried === 'all' || carried.has(local)) passed.add(exported);
    }
  }
  return passed;
}
