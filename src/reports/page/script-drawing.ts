/**
 * The part of the page's script that draws. It inserts all strings as text, so nothing of the code base becomes markup.
 */
export const drawing = String.raw`
const data = JSON.parse(document.getElementById('data').textContent);
const app = document.getElementById('app');

function el(tag, props, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props || {})) {
    if (value === undefined || value === false) continue;
    if (name === 'class') node.className = value;
    else if (name.startsWith('on')) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? '' : value);
  }
  node.append(...children.filter((child) => child !== undefined && child !== null && child !== ''));
  return node;
}

/* Words in backticks are code. */
function prose(text) {
  const parts = text.split('${'`'}');
  if (parts.length % 2 === 0) return [text];
  return parts.map((part, index) => (index % 2 ? el('code', {}, part) : part));
}

const plural = (number, noun) => number + ' ' + noun + (number === 1 ? '' : 's');

function codeCell(line, side) {
  const kind = line ? line[0] : 'x';
  const name = kind === '+' ? 'add' : kind === '-' ? 'del' : line ? '' : 'none';
  const cell = el('td', { class: 'code ' + name });
  if (!line) return cell;
  if (line[4]) for (const [text, changed] of line[4]) cell.append(changed ? el('mark', {}, text) : text);
  else cell.append(line[3]);
  return cell;
}

function numberCell(number, line) {
  const name = !line ? 'none' : line[0] === '+' ? 'add' : line[0] === '-' ? 'del' : '';
  return el('td', { class: 'no ' + name }, number === null || number === undefined ? '' : String(number));
}

function unifiedRows(lines) {
  return lines.map((line) =>
    el('tr', {}, numberCell(line[1], line), numberCell(line[2], line),
      el('td', { class: 'sign ' + (line[0] === '+' ? 'add' : line[0] === '-' ? 'del' : '') }, line[0]), codeCell(line)));
}

/* Removed and added lines that follow each other stand side by side. */
function splitRows(lines) {
  const rows = [];
  for (let at = 0; at < lines.length; ) {
    if (lines[at][0] === ' ') {
      rows.push([lines[at], lines[at]]);
      at++;
      continue;
    }
    const removed = [];
    const added = [];
    while (at < lines.length && lines[at][0] === '-') removed.push(lines[at++]);
    while (at < lines.length && lines[at][0] === '+') added.push(lines[at++]);
    for (let index = 0; index < Math.max(removed.length, added.length); index++) rows.push([removed[index], added[index]]);
  }
  return rows.map(([left, right]) =>
    el('tr', {}, numberCell(left && left[1], left), codeCell(left), numberCell(right && right[2], right), codeCell(right)));
}

function drawHunk(hunk, isSplit) {
  const head = el('tr', { class: 'head' }, el('td', { colspan: '4' }, hunk.header));
  const names = isSplit ? ['no', '', 'no', ''] : ['no', 'no', 'sign', ''];
  const columns = names.map((name) => el('col', { class: name }));
  const table = el('table', {}, el('colgroup', {}, ...columns), el('tbody', {}, head, ...(isSplit ? splitRows : unifiedRows)(hunk.lines)));
  const isLong = hunk.isNew && hunk.lines.length > 60;
  const body = isLong ? el('details', {}, el('summary', {}, plural(hunk.lines.length, 'new line')), table) : table;
  return el('div', { class: 'diff' }, body);
}

function drawExcerpt(site) {
  const rows = site.excerpt.text.split('\n').map((text, index) => {
    const line = site.excerpt.line + index;
    const own = line >= site.line && line <= site.lastLine;
    return el('tr', { class: own ? 'own' : '' }, el('td', { class: 'no' }, String(line)), el('td', { class: 'code' }, text));
  });
  const columns = el('colgroup', {}, el('col', { class: 'no' }), el('col'));
  return el('div', { class: 'diff' }, el('table', {}, columns, el('tbody', {}, ...rows)));
}

function drawSuggestion(text) {
  const pre = el('pre', {}, text);
  const button = el('button', { type: 'button', class: 'copy', onclick: () => copy(text, pre, button) }, 'Copy');
  return el('div', {}, el('p', { class: 'dim' }, 'instead'), pre, button);
}

function copy(text, pre, button) {
  const done = () => {
    button.textContent = 'Copied';
    setTimeout(() => { button.textContent = 'Copy'; }, 1500);
  };
  const byHand = () => {
    getSelection().selectAllChildren(pre);
    if (document.execCommand('copy')) done();
  };
  if (navigator.clipboard) navigator.clipboard.writeText(text).then(done, byHand);
  else byHand();
}

function drawNote({ code, message, suggestion }) {
  const title = data.reasons[code] || code;
  return [el('p', { title: code }, el('b', {}, title), ': ', ...prose(message)), suggestion ? drawSuggestion(suggestion) : ''];
}

function drawPoint(point, index) {
  return point.reason ? drawChange(point, index) : drawSite(point, index);
}

function markBox(index) {
  const box = el('input', { type: 'checkbox', onchange: () => mark(index, box.checked) });
  return box;
}

function drawChange({ place, reason }, index) {
  const box = markBox(index);
  const card = el('section', { class: 'site', id: 'site-' + index, tabindex: '-1' },
    el('div', { class: 'top' }, reason[0].toUpperCase() + reason.slice(1), el('label', {}, box, 'reviewed')), el('div', { class: 'place' }, place));
  cards[index] = { card, box };
  return card;
}

function drawSite(site, index) {
  const box = markBox(index);
  const needs = site.needs.length ? el('p', { class: 'dim' }, 'needs ' + site.needs.join(', ')) : '';
  const card = el('section', { class: 'site ' + site.outcome, id: 'site-' + index, tabindex: '-1' },
    el('div', { class: 'top' }, el('span', { class: 'word' }, data.words[site.outcome]), el('span', { class: 'dim' }, site.version),
      site.isMock ? el('span', { class: 'dim' }, 'mock') : '', site.isKnown ? el('span', { class: 'dim' }, 'in the baseline') : '',
      el('label', {}, box, 'reviewed')),
    el('p', { class: 'op' }, el('code', {}, site.operation), ' → ', el('code', {}, site.replacement)),
    el('div', { class: 'place' }, site.place), ...site.notes.flatMap(drawNote), needs);
  cards[index] = { card, box };
  return card;
}
`;
