import { existsSync, readFileSync } from 'node:fs';
import { table } from './markdown.ts';

/** What `npm run bench -- --save` writes. */
interface Measured {
  readonly node: string;
  readonly cores: number;
  readonly date: string;
  readonly corpora: readonly {
    readonly shape: string;
    readonly about: string;
    readonly label: string;
    readonly files: number;
    readonly runs: readonly {
      readonly name: string;
      /** The median; null if it was stopped. */
      readonly seconds: number | null;
      readonly mebibytes: number | null;
    }[];
  }[];
}

const results = new URL('../bench/results.json', import.meta.url);

/** The seconds of this tool and of its peers for each generated code base; only what was measured. */
export function speedTable(): string {
  if (!existsSync(results)) throw new Error('test/bench/results.json is missing: run `npm run bench -- --save`');
  const { node, cores, date, corpora } = JSON.parse(readFileSync(results, 'utf8')) as Measured;
  const names = [...new Set(corpora.flatMap(({ runs }) => runs.map(({ name }) => name)))];
  const rows = corpora.map(({ about, files, runs }) => [
    about,
    String(files),
    ...names.map((name) => secondsOf(runs.find((run) => run.name === name))),
  ]);
  return [
    `Seconds of a dry run, proofs included; the other tools only search, parse or transform. Measured on ${date} with Node ${node} on ${cores} cores (\`npm run bench\`).`,
    table(['code base', 'files', ...names], rows),
  ].join('\n\n');
}

function secondsOf(run: Measured['corpora'][number]['runs'][number] | undefined): string {
  if (run === undefined) return '';
  if (run.seconds === null) return 'not ended';
  return run.seconds.toFixed(run.seconds < 1 ? 2 : run.seconds < 10 ? 1 : 0);
}
