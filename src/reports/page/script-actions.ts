/** The part of the page's script that lists files, filters, stores marks and handles keys. */
export const actions = String.raw`
/* What is reviewed: the call sites, then the changes that belong to no call site of their own. */
const points = [...data.sites];
for (const file of data.files) for (const hunk of file.hunks) if (hunk.change) {
  hunk.point = points.push(hunk.change) - 1;
  hunk.change.text = [hunk.change.place, hunk.change.reason, ...hunk.lines.map((line) => line[3])].join('\n').toLowerCase();
}
const cards = [];
const shown = [];
const store = 'catalogue-codemod reviewed';
const reviewed = new Set(readMarks());
let items = [];
let at = -1;
let isSplit = innerWidth > 1500;

function readMarks() {
  try { return JSON.parse(localStorage.getItem(store)) || []; } catch { return []; }
}

function mark(index, isDone) {
  const { id } = points[index];
  if (isDone) reviewed.add(id);
  else reviewed.delete(id);
  // Another report in the same browser may have added its own marks.
  try {
    const all = new Set([...readMarks(), ...reviewed]);
    if (!isDone) all.delete(id);
    localStorage.setItem(store, JSON.stringify([...all]));
  } catch { /* A browser that keeps nothing still shows the marks until it is closed. */ }
  drawMarks();
}

function drawMarks() {
  points.forEach(({ id }, index) => {
    if (!cards[index]) return;
    cards[index].box.checked = reviewed.has(id);
    cards[index].card.classList.toggle('reviewed', reviewed.has(id));
  });
  const done = points.filter(({ id }) => reviewed.has(id)).length;
  progress.textContent = done + ' of ' + points.length + ' reviewed';
}

const distinct = (values) => [...new Set(values)];
const byVersion = (a, b) => a.localeCompare(b, 'en', { numeric: true });
const choices = {
  version: ['every version', distinct(data.sites.map((site) => site.version)).sort(byVersion).map((value) => [value, value])],
  operation: ['every operation', distinct(data.sites.map((site) => site.operation)).sort().map((value) => [value, value])],
  outcome: ['every outcome', distinct(data.sites.map((site) => site.outcome)).map((value) => [value, data.words[value]])],
  reason: ['every reason', Object.entries(data.reasons)],
  state: ['reviewed or not', [['open', 'not reviewed'], ['done', 'reviewed']]],
};
const picks = Object.fromEntries(Object.entries(choices).map(([name, [label, values]]) =>
  [name, el('select', { name, 'aria-label': name, onchange: choose }, el('option', { value: '' }, label),
    ...values.map(([value, text]) => el('option', { value }, text)))]));
const search = el('input', { type: 'search', name: 'text', placeholder: 'Filter by text', 'aria-label': 'text', oninput: choose });
const progress = el('span', { class: 'done', role: 'status' });
const toggle = el('button', { type: 'button', onclick: () => setSplit(!isSplit) });
const empty = el('p', { class: 'empty' }, 'No call site matches the filters.');
const helpBox = el('dialog', { 'aria-label': 'keys' }, el('dl', {}, ...[['j', 'next change'], ['k', 'previous change'],
  ['r', 'mark as reviewed, or unmark'], ['c', 'copy the code'], ['u', 'side by side or unified'], ['/', 'filter by text'], ['?', 'this help']]
  .flatMap(([key, text]) => [el('dt', {}, el('kbd', {}, key)), el('dd', {}, text)])), el('form', { method: 'dialog' }, el('button', {}, 'Close')));

function fits(point) {
  const { version, operation, outcome, reason, state } = picks;
  if (version.value && point.version !== version.value) return false;
  if (operation.value && point.operation !== operation.value) return false;
  if (outcome.value && point.outcome !== outcome.value) return false;
  if (reason.value && !(point.notes || []).some(({ code }) => code === reason.value)) return false;
  if (state.value && reviewed.has(point.id) !== (state.value === 'done')) return false;
  const words = search.value.trim().toLowerCase();
  return !words || textOf(point).includes(words);
}

function textOf(site) {
  site.text ||= [site.place, site.operation, site.replacement, site.adapter, ...site.notes.flatMap(({ message, suggestion }) => [message, suggestion || '']),
    site.excerpt ? site.excerpt.text : '', ...site.hunks.flatMap((hunk) => data.files[site.fileIndex].hunks[hunk].lines.map((line) => line[3]))]
    .join('\n').toLowerCase();
  return site.text;
}

/* What is left begins at the top of the window. */
function choose() {
  filter();
  const top = document.querySelector('header').offsetHeight;
  if (scrollY > top) scrollTo(0, top);
}

function filter() {
  const isAll = search.value.trim() === '' && Object.values(picks).every(({ value }) => value === '');
  const fitting = points.map(fits);
  for (const item of items) item.node.hidden = !item.points.some((index) => fitting[index]);
  points.forEach((_, index) => { if (cards[index]) cards[index].card.hidden = !fitting[index]; });
  data.files.forEach((file) => {
    const isShown = items.some((item) => item.file === file && !item.node.hidden);
    file.node.hidden = !isShown;
    file.link.hidden = !isShown;
  });
  for (const folder of document.querySelectorAll('nav li:has(ul)'))
    folder.hidden = [...folder.querySelectorAll('a')].every((link) => link.parentNode.hidden);
  shown.length = 0;
  for (const item of items) if (!item.node.hidden) shown.push(...item.cards.filter((index) => fitting[index]));
  empty.hidden = shown.length > 0 || isAll;
  at = -1;
}

function itemsOf(file) {
  const placed = new Set();
  const hunks = file.hunks.map((hunk) => {
    const own = hunk.sites.filter((index) => !placed.has(index));
    own.forEach((index) => placed.add(index));
    const isAlone = hunk.point !== undefined;
    return { file, line: hunk.line, points: isAlone ? [hunk.point] : hunk.sites, cards: isAlone ? [hunk.point] : own, hunk };
  });
  const others = file.sites.filter((index) => !placed.has(index)).map((index) =>
    ({ file, line: data.sites[index].line, points: [index], cards: [index] }));
  return [...hunks, ...others].sort((a, b) => a.line - b.line);
}

function drawItem(item) {
  if (item.hunk) item.hunk.isNew = item.file.outcome === 'created';
  const body = item.hunk ? drawHunk(item.hunk, isSplit) : drawExcerpt(points[item.cards[0]]);
  const others = () => ['Belongs to ', ...item.points.flatMap((index) => [el('a', { href: '#site-' + index }, points[index].place), ' '])];
  const notes = item.cards.length ? item.cards.map((index) => drawPoint(points[index], index)) : [el('p', { class: 'place' }, ...others())];
  item.node = el('div', { class: 'item' }, body, el('div', { class: 'notes' }, ...notes));
  return item.node;
}

function drawFile(file, index) {
  const own = itemsOf(file);
  items.push(...own);
  file.node.replaceChildren(el('h2', { class: 'place' }, file.path), ...own.map(drawItem));
}

function drawFiles() {
  items = [];
  data.files.forEach(drawFile);
  toggle.textContent = isSplit ? 'Unified' : 'Side by side';
  drawMarks();
  filter();
}

function setSplit(value) {
  const current = shown[at];
  isSplit = value;
  drawFiles();
  if (current !== undefined) goTo(shown.indexOf(current));
}

function goTo(next) {
  if (shown.length === 0) return;
  if (shown[at] !== undefined) cards[shown[at]].card.classList.remove('at');
  at = Math.max(0, Math.min(shown.length - 1, next));
  const { card } = cards[shown[at]];
  card.classList.add('at');
  card.focus({ preventScroll: true });
  card.closest('.item').scrollIntoView({ block: 'start' });
}

const keys = {
  j: () => goTo(at + 1),
  k: () => goTo(at - 1),
  u: () => setSplit(!isSplit),
  r: () => { if (shown[at] !== undefined) mark(shown[at], !cards[shown[at]].box.checked); },
  c: () => cards[shown[at]]?.card.querySelector('.copy')?.click(),
  '/': () => search.focus(),
  '?': () => helpBox.showModal(),
};

addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || helpBox.open) return;
  if (event.key === 'Escape') return document.activeElement.blur();
  if (/^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName) && event.target.type !== 'checkbox') return;
  const act = keys[event.key];
  if (!act) return;
  event.preventDefault();
  act();
});

function countsOf(file) {
  return ['review', 'manual', 'migrated', 'ignored'].flatMap((outcome) => {
    const number = file.sites.filter((index) => data.sites[index].outcome === outcome).length;
    return number ? [el('span', { class: 'n word ' + outcome, title: number + ' ' + data.words[outcome] }, String(number))] : [];
  });
}

function drawTree() {
  const root = { folders: new Map(), files: [] };
  data.files.forEach((file, index) => {
    const parts = file.path.split('/');
    const name = parts.pop();
    let folder = root;
    for (const part of parts) {
      if (!folder.folders.has(part)) folder.folders.set(part, { folders: new Map(), files: [] });
      folder = folder.folders.get(part);
    }
    file.link = el('li', {}, el('a', { href: '#file-' + index }, el('span', {}, name), ...countsOf(file)));
    folder.files.push(file.link);
  });
  return el('nav', { 'aria-label': 'files' }, drawFolder(root));
}

function drawFolder({ folders, files }) {
  const inner = [...folders].map(([name, folder]) => {
    let label = name;
    while (folder.files.length === 0 && folder.folders.size === 1) {
      const [[more, only]] = folder.folders;
      label += '/' + more;
      folder = only;
    }
    return el('li', {}, el('span', { class: 'folder' }, label + '/'), drawFolder(folder));
  });
  return el('ul', {}, ...inner, ...files);
}

function drawHead() {
  const { target, from, profile, written, isCheck, files } = data.head;
  const what = isCheck ? 'check' : written ? 'written' : 'dry run, nothing is written yet';
  const counts = Object.keys(data.words).map((outcome) => [outcome, data.sites.filter((site) => site.outcome === outcome).length]);
  return el('header', {}, el('h1', {}, 'API migration to ' + target), el('p', {}, 'operations deprecated ' + (from ? 'after ' + from + ' and ' : '') + 'up to ' + target +
    ' · profile ' + profile + ' · ' + what), el('p', {}, files), el('ul', { class: 'counts' }, el('li', {}, el('b', {}, plural(data.sites.length, 'call site'))),
    ...counts.filter(([, number]) => number).map(([outcome, number]) => el('li', { class: outcome }, el('span', { class: 'word' }, number + ' ' + data.words[outcome]), ' ', el('span', { class: 'dim' }, data.meanings[outcome])))));
}

function drawRest() {
  const list = (title, rows) => rows.length ? [el('h2', {}, title + ' (' + rows.length + ')'), el('ul', {}, ...rows.map((row) => el('li', {}, ...row)))] : [];
  const place = (text) => el('span', { class: 'place' }, text);
  const question = ([text, calls, ways]) => [...prose(text), ' (' + plural(calls, 'call') + ')',
    ...ways.flatMap(([label, line]) => [el('p', { class: 'dim' }, ...prose(label)), el('pre', {}, line)])];
  const hint = data.questions.length ? [el('p', {}, ...prose(data.howToAnswer[0].toUpperCase() + data.howToAnswer.slice(1) + '.'))] : [];
  return el('div', { class: 'more' }, ...list('Questions: settings that would change more calls', data.questions.map(question)), ...hint,
    ...list('Files that failed', data.failed.map(([path, reason]) => [place(path), ' ', reason])),
    ...list('Mentioned outside of any call, not changed', data.mentions.map(([path, text]) => [place(path), ' ', el('code', {}, text)])),
    ...list('Unused ignore comments', data.unused.map((path) => [place(path)])));
}

data.files.forEach((file, index) => {
  file.sites.forEach((site) => { data.sites[site].fileIndex = index; });
  file.node = el('section', { class: 'file', id: 'file-' + index });
});
const bar = el('div', { class: 'bar' }, ...Object.values(picks), search, toggle, el('button', { type: 'button', onclick: keys['?'] }, 'Keys ?'), progress);
app.append(drawHead(), bar, el('div', { class: 'columns' }, drawTree(), el('main', {}, ...data.files.map(({ node }) => node), empty, drawRest())), helpBox);
new ResizeObserver(() => document.documentElement.style.setProperty('--bar', bar.offsetHeight + 'px')).observe(bar);
drawFiles();
`;
