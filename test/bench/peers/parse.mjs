/** Parses every TypeScript file below the working directory once, with the parser that jscodeshift uses. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const parser = createRequire(import.meta.url)('jscodeshift/src/getParser')('tsx');

for (const name of readdirSync('.', { recursive: true, encoding: 'utf8' })) {
  if (/\.tsx?$/.test(name)) parser.parse(readFileSync(name, 'utf8'));
}
