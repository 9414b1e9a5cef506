import { describe, expect, test } from 'vitest';
import { type FileSystem, run } from '../../src/index.ts';
import { bases, program, wrappers } from './programs.ts';

const profiles = ['komga', 'contract'] as const;

describe('ordinary wrappers are followed, and their calls changed', () => {
  test.each(
    Object.keys(wrappers).flatMap((wrapper) => profiles.map((profile) => [wrapper, profile] as const)),
  )('%s, profile %s', async (wrapper, profile) => {
    for (const base of Object.keys(bases)) {
      const { callSites } = await run({
        target: '1.26.0',
        profile,
        files: alone(program(wrapper, base)),
        paths: ['.'],
      });
      const manual = callSites.filter(({ outcome }) => outcome === 'manual').map(({ notes }) => notes[0]?.code);
      expect({ base, found: callSites.length, manual }).toEqual({ base, found: 6, manual: [] });
    }
  });
});

function alone(text: string): FileSystem {
  return { list: () => ['client.ts'], read: () => Buffer.from(text) };
}
