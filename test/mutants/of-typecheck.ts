import { mutantsIn } from './mutant.ts';

const errors = mutantsIn('src/runner/typecheck/type-errors.ts', 'compiled');
const projects = mutantsIn('src/runner/typecheck/projects.ts', 'compiled');
const blame = mutantsIn('src/runner/typecheck/until-compiled.ts', 'compiled');

/** Type errors that are missed, that were there, or that the wrong calls are left for. */
export const mutantsOfTypecheck = [
  errors('compiles the old texts twice', 'const text = texts.get(path);', 'const text = undefined;'),
  errors('counts what was there', 'index < 0;', 'true;'),
  errors('does not find a new module', 'texts.has(path) || ', ''),
  projects('follows no reference', '...referenced.flatMap(projectsAt)', ''),
  projects('trusts a project without its base', '!errors.some(({ code }) => missing.includes(code))', 'true'),
  blame('blames the nearest call for an error elsewhere', "between.includes('\\n')", 'false'),
  blame('blames the first suspects', 'path === error.path && message === error.message', 'false'),
  blame('warns of scripts', 'if (!isTyped(path) || ', 'if ('),
];
