#!/usr/bin/env node
// Written so that an old Node can read it: it is told that it is too old, and does not fail on newer syntax.
const { engines, version } = require('../package.json');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const range = engines.node;

/** Whether a version is in a range such as `^20.19.0 || >=22.12.0`. */
function isWithin(version, alternatives) {
  const own = version.split('.').map(Number);
  return alternatives.split('||').some((part) => {
    const match = /^\s*(\^|>=)(\d+)\.(\d+)/.exec(part);
    if (match === null) throw new Error('this is a bug: the package names no version of Node that can be read');
    const major = Number(match[2]);
    if (own[0] !== major) return match[1] === '>=' && own[0] > major;
    return own[1] >= Number(match[3]);
  });
}

if (isWithin(process.versions.node, range)) {
  // What is parsed is soon garbage. By default, Node lets it grow to up to four times what is in use before it is collected.
  // This halves the memory of a run on thousands of files, and takes about a tenth more time.
  const { setFlagsFromString } = require('node:v8');
  setFlagsFromString('--heap-growing-percent=50');
  // Most code runs too seldom to earn back what optimizing it costs: this saves up to a quarter of the processor time.
  setFlagsFromString('--interrupt-budget=400000');
  const [only, ...others] = process.argv.slice(2);
  const isAlone = others.length === 0;
  const isWide = (process.stdout.columns ?? 100) >= 100;
  // Tools ask for the version alone, and often: that loads nothing. The help was written when this was built.
  if (isAlone && only === '--version') process.stdout.write(`${version}\n`);
  else if (isAlone && isWide && /^(--help|-h)$/.test(only))
    process.stdout.write(readFileSync(join(__dirname, 'help.txt')));
  else import('./src/cli.js');
} else {
  process.stderr.write(`catalogue-codemod needs Node ${range}; this is ${process.versions.node}\n`);
  process.exitCode = 2;
}
