import fc from 'fast-check';

/** The simplest value of each choice comes first: programs shrink towards it. */
export const choices = {
  library: ['fetch', 'axios', 'instance', 'ky', 'ofetch', 'got', 'superagent', 'xhr'],
  wrapper: [
    'none',
    'get',
    'get with query',
    'options',
    'method first',
    'class',
    'object',
    'factory',
    'two levels',
    'curried',
    'one object',
    'subclass',
    'rest',
    'retry',
  ],
  /** How the wrapper decides whether there is a body. */
  gate: ['body', 'not GET', 'equals', 'includes', 'set', 'switch', 'pattern', 'function', 'table'],
  base: ['constant', 'inline', 'concatenation', 'URL', 'function', 'with version', 'join'],
  headers: ['none', 'literal', 'constant', 'function', 'typed', 'Headers', 'later', 'field'],
  hook: ['none', 'log', 'authorization', 'by method', 'by path', 'unwrap', 'default filter'],
  mutation: ['none', 'path written', 'base written', 'filter alias', 'assigned', 'unused setter'],
  layout: ['one file', 'two files', 'barrel', 'constants apart'],
  language: ['ts', 'js'],
  decoration: ['none', 'comments', 'crlf', 'double quotes', 'tabs', 'no semicolons'],
} as const;

export const useChoices = {
  operation: [
    'series',
    'books',
    'genres',
    'series books',
    'tags',
    'book tags',
    'groups',
    'publishers',
    'authors',
    'years',
    'update',
    'library',
    'latest',
  ],
  path: ['literal', 'constant', 'table', 'template', 'function', 'reassigned', 'enum', 'joined'],
  query: [
    'object',
    'template',
    'filled object',
    'search params',
    'filled search params',
    'helper',
    'parts',
    'pairs',
    'spread',
    'entries',
    'concatenation',
  ],
  read: ['plain', 'destructured', 'loop', 'chained', 'guarded', 'fallback', 'helper', 'stored', 'renamed'],
} as const;

export const valueKinds = [
  'argument',
  'literal',
  'optional',
  'defaulted',
  'list',
  'joined',
  'blank',
  'conditional',
  'nullable',
  'call',
] as const;

type Choice<C, K extends keyof C> = C[K] extends readonly (infer V)[] ? V : never;
export type ValueKind = (typeof valueKinds)[number];

/** One parameter of a query: which of the operation's own, and where its value comes from. */
export interface ParameterSpec {
  readonly key: number;
  readonly kind: ValueKind;
}

/** One exported function. */
export type UseSpec = { readonly [K in keyof typeof useChoices]: Choice<typeof useChoices, K> } & {
  readonly parameters: readonly ParameterSpec[];
};

/** All that a program is made from. */
export type Spec = { readonly [K in keyof typeof choices]: Choice<typeof choices, K> } & {
  readonly uses: readonly UseSpec[];
};

const parameter: fc.Arbitrary<ParameterSpec> = fc.record({
  key: fc.nat({ max: 7 }),
  kind: fc.constantFrom(...valueKinds),
});

function pick<const C extends readonly string[]>(values: C): fc.Arbitrary<C[number]> {
  return fc.constantFrom(...values);
}

/** Two times out of three the simple one: programs with everything odd at once are refused for one oddity. */
function mostly<const C extends readonly string[]>(values: C): fc.Arbitrary<C[number]> {
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant(values[0] as C[number]) },
    { weight: 1, arbitrary: pick(values) },
  );
}

const use: fc.Arbitrary<UseSpec> = fc.record({
  operation: pick(useChoices.operation),
  path: mostly(useChoices.path),
  query: pick(useChoices.query),
  read: mostly(useChoices.read),
  parameters: fc.uniqueArray(parameter, { maxLength: 4, selector: ({ key }) => key }),
});

/** Specifications of programs. */
export const specs: fc.Arbitrary<Spec> = fc.record({
  library: pick(choices.library),
  wrapper: pick(choices.wrapper),
  gate: mostly(choices.gate),
  base: mostly(choices.base),
  headers: mostly(choices.headers),
  hook: mostly(choices.hook),
  mutation: mostly(choices.mutation),
  layout: mostly(choices.layout),
  language: mostly(choices.language),
  decoration: mostly(choices.decoration),
  uses: fc.array(use, { minLength: 1, maxLength: 3 }),
});
