import { createServer } from 'node:http';
import { snapshot } from './komga';
import { knownToPrometheus } from './prometheus';

const HELP: Record<string, string> = {
  series: 'Series in the catalogue',
  inProgress: 'Books somebody is reading',
  broken: 'Books that cannot be opened',
  publishers: 'Distinct publishers',
  duplicates: 'Books with the same file hash',
};

const snake = (name: string) => name.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);

createServer(async (request, response) => {
  if (request.url !== '/metrics') {
    response.writeHead(404).end();
    return;
  }
  const out = await snapshot.run();
  const values: Record<string, number> = out.ok ? out.value : {};
  const text = Object.entries(values)
    .map(([name, value]) => {
      const metric = `komga_${snake(name)}`;
      return `# HELP ${metric} ${HELP[name]}\n# TYPE ${metric} gauge\n${metric} ${value}\n`;
    })
    .join('');
  response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text);
}).listen(Number(process.env.PORT ?? 9417), async () => {
  console.log('exporter ready');
  const stale = await knownToPrometheus();
  if (stale.length === 0) console.warn('Prometheus has never scraped us');
});
