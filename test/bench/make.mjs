/**
 * Writes corpora: `node test/bench/make.mjs stranger FOLDER`, with `--quick` a small one. A shape of several corpora gets a
 * folder for each. The same name gives the same files, always.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { shapes } from './corpora/corpora.mjs';

/** Writes the files of a corpus into a folder; gives how many they are, of those how many are code, and their bytes. */
export function writeCorpus({ files }, folder) {
  const folders = new Set();
  const size = { files: 0, sources: 0, bytes: 0 };
  for (const [path, text] of files()) {
    const to = join(folder, path);
    if (!folders.has(dirname(to))) mkdirSync(dirname(to), { recursive: true });
    folders.add(dirname(to));
    writeFileSync(to, text);
    size.files++;
    if (/\.tsx?$/.test(path)) size.sources++;
    size.bytes += Buffer.byteLength(text);
  }
  return size;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [name, folder] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const shape = shapes[name];
  if (shape === undefined || folder === undefined) {
    process.stderr.write(`make.mjs SHAPE FOLDER; shapes are ${Object.keys(shapes).join(', ')}\n`);
    process.exitCode = 2;
  } else {
    const corpora = shape.corpora(process.argv.includes('--quick'));
    for (const corpus of corpora) {
      const to = resolve(folder, corpora.length > 1 ? corpus.label.replace(/\W+/g, '-') : '');
      const { files, bytes } = writeCorpus(corpus, to);
      process.stdout.write(`${to}: ${files} files, ${(bytes / 2 ** 20).toFixed(1)} MiB\n`);
    }
  }
}
