/** What may import what. CONTRIBUTING.md has the same table in words; change both together. */

/** Type syntax of the trees, erased when compiled. */
const syntaxTypes = '^node_modules/@babel/types/';

/** A layer, what its files may import beside each other, and what to do instead. */
function layer(name, allowed, comment) {
  return {
    name,
    severity: 'error',
    comment,
    from: { path: `^src/${name}/` },
    to: { pathNot: [`^src/${name}/`, ...allowed] },
  };
}

/** An import that only some files may have. */
function only(name, from, to, comment) {
  return {
    name,
    severity: 'error',
    comment,
    from: { path: '^(src|transforms)/', pathNot: ['^src/build/', from] },
    to: { path: to },
  };
}

const layers = [
  layer(
    'contract',
    ['^node_modules/semver/', '^(node:)?async_hooks$'],
    'facts only: what a fact means for code belongs in src/migrate',
  ),
  layer(
    'source',
    ['^node_modules/jscodeshift/', syntaxTypes],
    'knows files, not the API: what needs an operation or a URL belongs in src/migrate or src/values',
  ),
  layer(
    'values',
    ['^src/source/', syntaxTypes],
    'knows no HTTP library: describe it in src/requests/libraries instead',
  ),
  layer(
    'requests',
    ['^src/(source|values)/', '^src/contract/named-for-api\\.ts$', syntaxTypes],
    'does not know what is deprecated: put the decision into src/migrate and hand its outcome in',
  ),
  layer(
    'migrate',
    [
      '^src/(contract|source|values)/',
      '^src/requests/(call-site|find-call-sites|missing-fact|listed-texts|url-use|texts/(calls-taking|kept-value|later-tests|options-aside|text-users)|guesses/observed-shape|on-the-way/[\\w-]+|edits/(object-edit|respell)|wrappers/(sending|growing/only-with-body)|response/(is-read|read-as-page|read-in-function|shape/names-read))\\.ts$',
      '^node_modules/jscodeshift/',
      syntaxTypes,
    ],
    'knows no one HTTP library: ask the call site, or give every library the means in src/requests/form.ts',
  ),
  layer(
    'trial',
    ['^src/(contract|source)/', '^src/values/methods/client-pattern\\.ts$', syntaxTypes],
    'runs code, and decides nothing of it: compare in src/trial/compare.ts, decide in src/runner',
  ),
  layer(
    'runner',
    [
      '^src/(contract|source|values|requests|migrate|explain|trial)/',
      '^transforms/index\\.ts$',
      '^node_modules/(diff|ignore|oxc-resolver|picomatch|typescript)/',
      '^(node:)?(child_process|crypto|fs|module|os|path|process|timers|url|worker_threads)(/|$)',
    ],
    'many files at once, and no word to the user: return it in the RunResult, src/reports renders it',
  ),
  layer(
    'reports',
    ['^src/(contract|migrate|explain|runner)/', '^node_modules/diff/', '^(node:)?(crypto|util)$'],
    'renders a RunResult and reads nothing else: let the runner put it into the result',
  ),
];

module.exports = {
  forbidden: [
    ...layers,
    {
      name: 'reports-take-types-only',
      severity: 'error',
      comment:
        'a report renders what it is given: take types from src/runner and src/migrate, never what does the work',
      from: { path: '^src/reports/' },
      to: { path: '^src/(migrate|explain|runner)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'transforms',
      severity: 'error',
      comment: 'a transform says which migration each operation takes: write the migration in src/migrate/migration.ts',
      from: { path: '^transforms/' },
      to: { pathNot: ['^transforms/', '^src/migrate/', '^src/contract/'] },
    },
    {
      name: 'cli',
      severity: 'error',
      comment: 'the command wires things up and decides nothing: put the decision into src/runner or src/reports',
      from: { path: '^src/(cli|commands)\\.ts$' },
      to: {
        pathNot: [
          '^src/(contract|reports|runner)/',
          '^src/(arguments|ask-call-sites|ask-questions|choices|commands|next-command|progress|prompts|report-options|user-programs)\\.ts$',
          '^transforms/',
          '^node_modules/@clack/prompts/',
          '^(node:)?(process|tty)$',
        ],
      },
    },
    {
      name: 'report-options',
      severity: 'error',
      comment: 'reads the options of reports and hands them on',
      from: { path: '^src/report-options\\.ts$' },
      to: { pathNot: ['^src/(contract|reports|runner)/', '^(node:)?tty$'] },
    },
    {
      name: 'choices',
      severity: 'error',
      comment: 'chooses what the command line leaves open, and prints nothing',
      from: { path: '^src/(choices|ask-questions)\\.ts$' },
      to: { pathNot: ['^src/(contract|reports|runner)/', '^src/prompts\\.ts$', '^(node:)?(process|tty)$'] },
    },
    {
      name: 'prompts',
      severity: 'error',
      comment: 'asks what the command cannot know, and decides nothing',
      from: { path: '^src/(prompts|ask-call-sites)\\.ts$' },
      to: { pathNot: ['^src/(contract|reports|runner)/', '^node_modules/@clack/prompts/', '^(node:)?(readline|tty)$'] },
    },
    only('command-line', '^src/arguments\\.ts$', '^node_modules/yargs/', 'use or extend src/arguments.ts'),
    only('compiler', '^src/runner/typecheck/', '^node_modules/typescript/', 'take types from src/runner/typecheck'),
    only('file-system', '^src/runner/files\\.ts$', '^(node:)?fs(/|$)', 'use or extend src/runner/files.ts'),
    only(
      'processes',
      '^src/(runner/git|user-programs)\\.ts$',
      '^(node:)?child_process$',
      'use or extend src/runner/git.ts, or src/user-programs.ts for what the user chose',
    ),
    only('semver', '^src/contract/versions\\.ts$', '^node_modules/semver/', 'use or extend src/contract/versions.ts'),
    only('public-api', '^$', '^src/(cli|index)\\.ts$', 'import the file that defines it'),
    only('tests', '^$', '^(test|__testfixtures__)/', 'tests import the tool, never the other way round'),
    {
      name: 'development-only',
      severity: 'error',
      comment: 'it is not there once the package is installed: move it to `dependencies`, or import its types only',
      from: { path: '^(src|transforms)/', pathNot: '^src/build/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'circles',
      severity: 'error',
      comment: 'take out what both files need, or hand one of them in',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'unresolvable',
      severity: 'error',
      comment: 'the file or package does not exist: mind the `.ts` at the end',
      // It is put into `dist`, beside what it starts.
      from: { pathNot: '^src/build/launcher\\.cjs$' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: '^(node_modules|dist)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
