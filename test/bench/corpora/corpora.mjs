import { bigFile } from './big-file.mjs';
import { dense } from './dense.mjs';
import { fixedWrapper, oneWrapper } from './one-wrapper.mjs';
import { Random } from './random.mjs';
import { sdk } from './sdk.mjs';
import { sparse } from './sparse.mjs';
import { stranger } from './stranger.mjs';
import { tangled } from './tangled.mjs';

const seed = 'catalogue';
/** What one call of a wrapper may cost is told from how time grows. */
const callCounts = { full: [20, 80, 320, 1280], quick: [20, 80] };
const growth = { full: [1, 2, 4, 8, 16], quick: [1, 2] };

/**
 * Every shape by name: what it is, and the corpora that it is measured on, each with a label, a size to divide the time by
 * and its files as `[path, text]`.
 */
export const shapes = {
  sparse: {
    about: 'a monorepo of more than 10,000 files, 200 of them clients',
    corpora: (isQuick) => [one('sparse', sparse, { scale: isQuick ? 1 / 16 : 1 })],
  },
  dense: {
    about: '2,000 files, each a client',
    corpora: (isQuick) => [one('dense', dense, { scale: isQuick ? 0.1 : 1 })],
  },
  stranger: {
    about: '2,500 files of another program, without a call site',
    corpora: (isQuick) => [one('stranger', stranger, { scale: isQuick ? 1 / 12 : 1 })],
  },
  tangled: {
    about: 'functions that call each other in many ways, and objects that all of them write to',
    corpora: (isQuick) => [one('tangled', tangled, { callers: isQuick ? 10 : 100 })],
  },
  sdk: {
    about: '150 files of a typed client that merges options',
    corpora: (isQuick) => [one('sdk', sdk, { scale: isQuick ? 0.3 : 1 })],
  },
  wrapper: {
    about: 'one function that sends, and more and more calls of it',
    corpora: (isQuick) => callCounts[isQuick ? 'quick' : 'full'].map((calls) => ofCalls('wrapper', oneWrapper, calls)),
  },
  'fixed-wrapper': {
    about: 'the same with a function that cannot be edited',
    corpora: (isQuick) =>
      callCounts[isQuick ? 'quick' : 'full'].map((calls) => ofCalls('fixed-wrapper', fixedWrapper, calls)),
  },
  'big-file': {
    about: 'one file of 1.5 MB',
    corpora: (isQuick) => [one('big-file', bigFile, { scale: isQuick ? 0.1 : 1 })],
  },
  growth: {
    about: 'the monorepo from a sixteenth of its size to all of it',
    corpora: (isQuick) =>
      growth[isQuick ? 'quick' : 'full'].map((times) => ({
        ...one('sparse', sparse, { scale: times / 16 }),
        label: `growth, ${times} of 16`,
        per: 'file',
      })),
  },
};

function one(name, make, settings) {
  return { label: name, files: () => make(new Random(`${seed} ${name}`), settings) };
}

function ofCalls(name, make, calls) {
  return { ...one(name, make, { calls }), label: `${name}, ${calls} calls`, per: 'call', calls };
}
