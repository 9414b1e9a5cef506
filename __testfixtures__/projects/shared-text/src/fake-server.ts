import { createServer } from 'node:http';
import { byLanguage, GENRES, LABELS, tables } from './facets.ts';
import { Paths, volumesUrl } from './urls.ts';

const answers = new Map<string, unknown>([
  [GENRES, ['Drama']],
  [LABELS, ['kids']],
  [tables.tags, ['new']],
  [byLanguage.url, ['en']],
  [Paths.series, { content: [] }],
  [new Paths().publishers, ['Dark Horse']],
  [volumesUrl('1'), { content: [] }],
]);

createServer((request, response) => response.end(JSON.stringify(answers.get(request.url ?? '')))).listen(25600);
