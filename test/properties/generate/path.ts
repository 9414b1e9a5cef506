import { operations } from './operations.ts';
import type { Spec, UseSpec } from './spec.ts';
import { type Text, typed } from './text.ts';

/** The path of a use. */
export interface Path {
  /** Gives the path. */
  readonly expression: string;
  /** Statements of the function before that. */
  readonly before: readonly string[];
  /** Declarations of the module, and their names. */
  readonly lines: readonly string[];
  readonly names: readonly string[];
  readonly declared: readonly string[];
  readonly given: readonly unknown[];
  /** An exported function that writes it anew. */
  readonly setter?: string;
  readonly setterLines?: readonly string[];
}

const nothing = { before: [], lines: [], names: [], declared: [], given: [] } as const;

/** Writes the path of a use; the base has the version where the program says so. */
export function writePath(use: UseSpec, name: string, spec: Spec, text: Text): Path {
  const version = spec.base === 'with version' ? '' : '/api/v1';
  const { path } = operations[use.operation];
  const [head = '', tail = ''] = path.split('/:id');
  const hasId = path.includes(':id');
  const whole = hasId ? `\`${version}${head}/\${id}${tail}\`` : `'${version}${path}'`;
  const constant = `${name.toUpperCase()}_PATH`;
  const withId = (start: string): string => (hasId ? `\`\${${start}}/\${id}${tail}\`` : start);
  switch (use.path) {
    case 'constant':
      return {
        ...nothing,
        lines: [`const ${constant} = '${version}${head}';`],
        names: [constant],
        expression: withId(constant),
      };
    case 'table': {
      const table = `${name}Paths`;
      const isWritten = /^(path written|assigned|unused setter)$/.test(spec.mutation) && !hasId;
      const setter = `${name}Moves`;
      const written =
        spec.mutation === 'assigned'
          ? `Object.assign(${table}, { at: '${version}/libraries' });`
          : `${table}.at = '${version}/libraries';`;
      return {
        ...nothing,
        lines: [`const ${table} = { at: '${version}${head}', other: '${version}/libraries' };`],
        names: [table],
        expression: withId(`${table}.at`),
        ...(isWritten ? { setter, setterLines: [`export const ${setter} = () => {`, `  ${written}`, '};'] } : {}),
      };
    }
    case 'template':
      if (version === '') return { ...nothing, expression: whole };
      return {
        ...nothing,
        before: ["const version = 'v1';"],
        expression: `\`/api/\${version}${head}${hasId ? `/\${id}${tail}` : ''}\``,
      };
    case 'function':
      return {
        ...nothing,
        lines: [`const ${name}Path = (${typed(text, 'at', 'string')}) => \`${version}/\${at}\`;`],
        names: [`${name}Path`],
        expression: `${name}Path(${hasId ? `\`${head.slice(1)}/\${id}${tail}\`` : `'${path.slice(1)}'`})`,
      };
    case 'reassigned':
      return {
        ...nothing,
        before: [`let at = '${version}${head}';`, ...(hasId ? [`at += '/' + id + '${tail}';`] : [])],
        expression: 'at',
      };
    case 'enum':
      return {
        ...nothing,
        lines: [
          text.isTyped
            ? `enum ${name}Path {\n  At = '${version}${head}',\n}`
            : `const ${name}Path = Object.freeze({ At: '${version}${head}' });`,
        ],
        names: [`${name}Path`],
        expression: withId(`${name}Path.At`),
      };
    case 'joined': {
      const parts = [...version.split('/').slice(1), ...head.split('/').slice(1)].map((part) => `'${part}'`);
      const end = hasId
        ? [
            ...['id'],
            ...tail
              .split('/')
              .slice(1)
              .map((part) => `'${part}'`),
          ]
        : [];
      return { ...nothing, expression: `['', ${[...parts, ...end].join(', ')}].join('/')` };
    }
    default:
      return { ...nothing, expression: whole };
  }
}
