import type { Digest, Entry } from './build';

const escape = (text: string) => text.replace(/[&<>]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c] ?? c);

function row({ title, writers, newest, next }: Entry): string {
  const latest = newest.map(escape).join('<br>');
  return `<tr><td><b>${escape(title)}</b><br>${escape(writers)}</td><td>${latest}</td><td>${escape(next ?? '')}</td></tr>`;
}

export function renderMail(digest: Digest): { subject: string; html: string } {
  const html = [
    `<h1>${digest.day}</h1>`,
    `<table>${digest.entries.map(row).join('')}</table>`,
    digest.finished.length > 0 ? `<p>Finished: ${digest.finished.map(escape).join(', ')}</p>` : '',
    digest.unrated > 0 ? `<p><small>${digest.unrated} series without an age rating</small></p>` : '',
  ];
  return { subject: `Longbox: ${digest.released.length} new`, html: html.join('\n') };
}
