/** Folders of a package. */
const areas = ['core', 'shared', 'model', 'state', 'view', 'tools', 'flow', 'store'];

/**
 * The files of one package: folders with a barrel each, barrels that export each other in circles, and modules that import
 * by relative path, through barrels and through the aliases of `tsconfig.json`. `outside` are exports of other packages.
 * Gives `{ files, exports }`; files are `[path, text]`, relative to the package.
 */
export function packageOf(name, { random, modules, outside, moduleCount, deepest = 2 }) {
  const folders = foldersOf(random, moduleCount, deepest);
  const files = [];
  const made = [];
  let count = 0;
  for (const [folder, size] of folders) {
    const names = [];
    for (let index = 0; index < size; index++) {
      const own = `${letters(name)}${letters(String(count++))}`;
      const near = random.some(made, random.int(1, 5)).flatMap((one) => offered(random, one, folder));
      const { text, exports, extension } = modules.module(own, [...near, ...random.some(outside, 2)]);
      const file = `${own}${extension}`;
      files.push([`src/${folder}/${file}`, text]);
      made.push({ folder, file: own, exports });
      names.push(own);
    }
    files.push([`src/${folder}/index.ts`, barrel(names, folder, folders)]);
  }
  const top = folders.map(([folder]) => folder).filter((folder) => !folder.includes('/'));
  files.push(['src/index.ts', top.map((folder) => `export * from './${folder}';\n`).join('')]);
  const own = made.flatMap(({ exports }) => exports);
  return { files, exports: own.map((one) => ({ ...one, from: `@acme/${name}` })) };
}

/** Folders, one in another now and then, and how many modules each has. */
function foldersOf(random, moduleCount, deepest) {
  const found = [];
  let left = moduleCount;
  for (let index = 0; left > 0; index++) {
    const parent = found.length > 0 && random.chance(0.5) ? random.pick(found)[0] : undefined;
    const isDeep = parent === undefined || parent.split('/').length >= deepest;
    const size = Math.min(left, random.int(4, 16));
    const own = `${areas[index % areas.length]}${index < areas.length ? '' : Math.floor(index / areas.length)}`;
    found.push([isDeep ? own : `${parent}/${own}`, size]);
    left -= size;
  }
  return found;
}

/** A barrel names its modules, the folders in it, and the one above: circles, as grown programs have them. */
function barrel(names, folder, folders) {
  const inner = folders
    .map(([one]) => one)
    .filter((one) => one.slice(0, one.lastIndexOf('/')) === folder && one !== folder);
  const up = folder.includes('/') ? ["export * from '..';"] : [];
  const lines = [
    ...names.map((name) => `export * from './${name}';`),
    ...inner.map((one) => `export * from './${one.slice(folder.length + 1)}';`),
    ...up,
  ];
  return `${lines.join('\n')}\n`;
}

/** What a module exports, with a way to import it from a folder. */
function offered(random, { folder, file, exports }, from) {
  const up = '../'.repeat(from.split('/').length);
  const ways = [`${up}${folder}/${file}`, `${up}${folder}`, `@/${folder}`, `${up}index`];
  const way = folder === from ? `./${file}` : random.pick(ways);
  return exports.map((one) => ({ ...one, from: way }));
}

/** `12` as `bc`, so that it may stand in any name. */
export function letters(text) {
  return text.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]).replace(/[^a-zA-Z]/g, '');
}
