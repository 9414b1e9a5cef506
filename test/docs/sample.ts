import { structuredPatch } from 'diff';
import { type Fixture, loadFixtures } from '../fixture.ts';

/** The fixture that shows a version best; every other one shows the same change in another call style. */
const shown: Readonly<Record<string, string>> = {
  '1.3.0': 'angular',
  '1.15.0': 'axios',
  '1.19.0': 'got',
  '1.20.0': 'ky',
  '1.26.0': 'fetch',
};

/** The first small change of the fixture for a version, as a diff without its markers, and where it is from. */
export function sampleOf(version: string): { readonly text: string; readonly source: string } {
  const fixture = loadFixtures().find(({ folder, style }) => folder === version && style === shown[version]);
  const hunk =
    fixture && hunksOf(fixture).find((lines) => lines.length <= 8 && lines.every((line) => line.length <= 140));
  if (fixture === undefined || hunk === undefined)
    throw new Error(`no sample for ${version}: choose a fixture in sample.ts`);
  return { text: hunk.join('\n'), source: inputOf(fixture) };
}

function inputOf({ name }: Fixture): string {
  return `__testfixtures__/${name.replace(/\.(?=[^.]+$)/, '.input.')}`;
}

/** The changes between input and output, each as lines that begin with `-` and `+`. */
function hunksOf({ input, output = input }: Fixture): string[][] {
  const { hunks } = structuredPatch('', '', input, output, '', '', { context: 0 });
  return hunks.map(({ lines }) => lines.map(withoutWant));
}

/** What a fixture wants is no part of the code that it shows. */
function withoutWant(line: string): string {
  return line.replace(/\s*\/\/ (want|mention)\b.*$/, '');
}
