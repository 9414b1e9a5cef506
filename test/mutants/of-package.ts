import { mutantsIn } from './mutant.ts';

const extend = mutantsIn('src/migrate/own/extend-api.ts', 'toolkit');
const row = mutantsIn('src/migrate/own/operation-row.ts', 'toolkit');
const current = mutantsIn('src/contract/api.ts', 'toolkit');
const above = mutantsIn('src/runner/configuration/config-above.ts', 'config');
const joined = mutantsIn('src/runner/result/join-results.ts', 'joined');
const widths = mutantsIn('src/runner/codebase/line-widths.ts', 'widths');
const shown = mutantsIn('src/source/style.ts', 'widths');
const argued = mutantsIn('src/migrate/edits/break-arguments.ts', 'fixtures', 'projects');
const applied = mutantsIn('src/runner/result/patch-folder.ts', 'patchFolder');
const diffed = mutantsIn('src/reports/diff.ts', 'diffReport');
const growing = mutantsIn('src/runner/scan/grow.ts', 'run');
const scanned = mutantsIn('src/runner/scan/scan-file.ts', 'work');
const edited = mutantsIn('src/migrate/edits/edit-file.ts', 'work');
const opened = mutantsIn('src/migrate/migrate-text.ts', 'work');
const inTurn = mutantsIn('src/runner/scan/each-in-turn.ts', 'inTurn');

/** What users of the package meet beside the migration itself. */
export const mutantsOfPackage = [
  extend('knows none of the facts of an own version', 'known?.[name]', "known?.['']"),
  extend('takes an operation that is deprecated already', 'known.has(operation)', 'false'),
  extend(
    'leaves out what an own version leaves open',
    'leavesOpen = [] }]) => [operation, leavesOpen]',
    '}]) => [operation, []]',
  ),
  row('takes a path without a version', '!operationShape.test(one)', 'false'),
  current('gives every run the catalogue', 'running.getStore() ?? catalogue', 'catalogue'),
  current('keeps what was made for another API', 'const own = apiOfRun();', 'const own = catalogue as Api;'),
  above('looks above the work tree', 'at === top || ', ''),
  above('takes the paths of a file above as they stand', 'slashed(relative(folder, join(own, path)))', 'path'),
  above('forgets globs that lead down', '[moved(glob), ...behind(glob, inner)]', '[moved(glob)]'),
  joined('joins reports for different targets', 'result.target !== first.result.target', 'false'),
  joined('counts the first report only', 'value + Number(more)', 'value'),
  joined('leaves the paths as they are', '({ ...moved(site), ', '({ ...site, '),
  applied('lets the paths of a diff lead out of the folder', 'if (up === 0)', 'if (up >= 0)'),
  diffed('tells of every call after the header of a hunk', 'length < room', 'length > 0'),
  inTurn(
    'cannot be aborted on the way',
    '    await setImmediate();\n    signal?.throwIfAborted();',
    '    await setImmediate();',
  ),
  widths('takes a shared width for the default', ") ? undefined : 'default'", ") ? 'default' : 'default'"),
  widths(
    'reads every section of the editor',
    'said !== undefined && picomatch.isMatch(within, section, { matchBase: true, dot: true })',
    'said !== undefined',
  ),
  growing(
    'keeps silent on a function whose file was left out',
    'if (found === undefined) return site;',
    'return site;',
  ),
  shown('takes few long lines for a width', 'close.length >= enoughLines', 'close.length > 0'),
  argued('puts an empty object on its own line', ' && node.properties.length > 0', ''),
  argued('keeps what follows an object on several lines', "file.text.slice(open, close).includes('\\n') || ", ''),
  scanned(
    'reads a file again to find nothing in it',
    'if (!candidates.has(listed.path) && quiet.has(listed.path)) return unchanged;',
    '',
  ),
  edited('tries first what was wrong in another file', 'isDoubtful ? undefined : together(best)', 'together(best)'),
  edited('proves the same again', 'if (tried.some((one) => isSameSpelling(one, way))) return undefined;', ''),
  opened(
    'parses a file with new parameters again',
    'codebase?.parsed?.(path, text).find',
    'options.codebase?.parsed?.(path, text).find',
  ),
];
