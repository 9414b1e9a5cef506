import { describe, expect, it } from 'vitest';
import { deprecations } from '../../src/contract/deprecations.ts';
import { UsageError } from '../../src/contract/usage-error.ts';
import { apiVersions, deprecationsBetween, isRemovedAt, parseVersion, remarkOn } from '../../src/contract/versions.ts';

describe('parseVersion', () => {
  it.each([
    ['1', '1.0.0'],
    ['1.26', '1.26.0'],
    ['1.26.3', '1.26.3'],
    ['v1.26.0', '1.26.0'],
    [' 1.26 ', '1.26.0'],
    ['2.0.0-rc.1', '2.0.0-rc.1'],
    ['1.26.0+build.5', '1.26.0'],
  ])('reads `%s` as %s', (text, version) => {
    expect(parseVersion(text, '--target')).toBe(version);
  });

  it.each([
    '^1.26',
    '~1.26.0',
    '>=1.3',
    '1.x',
    '1.26.*',
    '*',
    '1.3 - 1.26',
    '1.3.0 || 2',
    'latest',
    '1.26.0.0',
    '01.2.3',
    '1.26-rc.1',
    '1.26.0-',
    '-1',
    '=1.26.0',
    '1,26',
    '99999999999999999999.0.0',
    'undefined.0.0',
  ])('refuses `%s`', (text) => {
    expect(() => parseVersion(text, '--from')).toThrow(
      new UsageError(`--from must be one version such as \`1.26.0\`, not \`${text}\``),
    );
  });

  it.each(['', '   '])('refuses `%s` without quoting nothing', (text) => {
    expect(() => parseVersion(text, '--target')).toThrow(
      new UsageError('--target must be one version such as `1.26.0`'),
    );
  });

  it('keeps its message on one line', () => {
    expect(() => parseVersion('1.26\nplease', '--target')).toThrow(/not `1\.26 please`$/);
  });
});

describe('apiVersions', () => {
  it('is ordered by version, not by text', () => {
    expect(apiVersions()).toEqual(['1.3.0', '1.15.0', '1.19.0', '1.20.0', '1.26.0']);
  });
});

describe('deprecationsBetween', () => {
  const countAt = (target: string, from?: string | null) =>
    deprecationsBetween(from === undefined ? { target } : { target, from }).length;

  it.each([
    ['1.2.9', 0],
    ['1.3', 1],
    ['1.14.9', 1],
    ['1.15', 3],
    ['1.19.0', 5],
    ['1.20.0', 6],
    ['1.25.99', 6],
    ['1.26.0', 17],
    ['1.26.3', 17],
    ['2', 17],
    ['99.0.0', 17],
  ])('at %s applies %i', (target, count) => {
    expect(countAt(target)).toBe(count);
    expect(countAt(target, null)).toBe(count);
  });

  it.each([
    ['1.26.0', '1.3.0', 16],
    ['1.26.0', '1.2.0', 17],
    ['1.26.0', '1.15', 14],
    ['1.20.0', '1.15.0', 3],
    ['1.26.0', '1.26.0', 0],
    ['2.0.0', '1.26.3', 0],
  ])('at %s from %s applies %i', (target, from, count) => {
    expect(countAt(target, from)).toBe(count);
  });

  it('orders a prerelease below its release', () => {
    expect(countAt('1.26.0-rc.1')).toBe(6);
    expect(countAt('1.26.0', '1.26.0-rc.1')).toBe(11);
  });

  it.each([
    ['1.26.0-rc.1', '1.26.0-rc.1 is a prerelease: what changes in 1.26.0 is not part of it'],
    ['2.0.0-beta', '2.0.0-beta is a prerelease: what changes in 2.0.0 is not part of it'],
    ['1.27.0', '1.27.0 is not known here: this tool knows what was deprecated up to 1.26.0'],
    ['9.0.0-rc.1', '9.0.0-rc.1 is not known here: this tool knows what was deprecated up to 1.26.0'],
    ['1.26.3', undefined],
    ['1.21.0', undefined],
    ['2.0.0', undefined],
  ])('says of %s: %s', (target, remark) => {
    expect(remarkOn(target)).toBe(remark);
  });

  it('keeps the order of the table', () => {
    expect(deprecationsBetween({ target: '2.0.0' })).toEqual(deprecations);
  });

  it('refuses a target below from', () => {
    expect(() => deprecationsBetween({ target: '1.19', from: '1.26' })).toThrow(
      new UsageError('--target 1.19.0 is below --from 1.26.0: give a target of 1.26.0 or later'),
    );
  });

  it('refuses a from that is no version', () => {
    expect(() => deprecationsBetween({ target: '1.19', from: '' })).toThrow(/^--from must be one version/);
  });
});

describe('isRemovedAt', () => {
  it.each([
    ['1.26.3', false],
    ['2.0.0-rc.1', false],
    ['2.0.0', true],
    ['2.0.1', true],
    ['10.0.0', true],
  ])('at %s: %s', (target, removed) => {
    expect(deprecations.every((deprecation) => isRemovedAt(deprecation, target) === removed)).toBe(true);
  });
});
