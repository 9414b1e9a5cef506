/** A name in a code base that shows which server it is a client of. */
export interface Sign {
  /** `KOMGA_URL` */
  readonly text: string;
  /** Where it is, or the file whose name contains it; relative to the working directory. */
  readonly file: string;
}

/**
 * Finds where a file names a server, such as `komga`: in its own name, or in a name of its code (`KOMGA_URL`,
 * `KOMGA = …`, `komgaClient`, `komga.get(…)`, `http://komga:25600`). The word in prose or in a comment is not a sign.
 */
export function findSign(word: string, file: { readonly path: string; readonly text: string }): Sign | undefined {
  const own = inName(word).exec(file.path.slice(file.path.lastIndexOf('/') + 1))?.[0];
  if (own !== undefined) return { text: own, file: file.path };
  // This is enough for nearly every file; looking for names takes a hundred times as long.
  if (!new RegExp(word, 'i').test(file.text)) return undefined;
  for (const { 0: text, index } of file.text.matchAll(inCode(word))) {
    const lineStart = file.text.lastIndexOf('\n', index - 1) + 1;
    if (!/^\s*(\/\/|\/?\*|#)|\s\/\/\s/.test(file.text.slice(lineStart, index))) return { text, file: file.path };
  }
  return undefined;
}

/** Finds the server's word in the name that a `package.json` gives its package. */
export function findSignInPackage(word: string, file: { readonly path: string; readonly text: string }) {
  const name = /"name"\s*:\s*"([^"]+)"/.exec(file.text)?.[1];
  return name?.toLowerCase().includes(word) ? { text: name, file: file.path } : undefined;
}

function inName(word: string): RegExp {
  return new RegExp(`(?<=^|[._-])${word}[\\w-]*|\\b\\w*${capital(word)}[\\w-]*`);
}

function inCode(word: string): RegExp {
  const upper = word.toUpperCase();
  const names = [`\\w*${upper}_\\w+`, `\\w+_${upper}\\w*`, `[a-z]\\w*${capital(word)}\\w*`];
  const longer = `(?:${word}|${capital(word)})[A-Z]\\w*`;
  const variable = `\\b(?:${word}(?=\\.[a-z]+\\(|\\s*=[^=])|${upper}(?=\\s*=[^=]|\\}))`;
  // `komga.org` is the site of the project, not a server.
  const host = `(?<=//)${word}(?=[:-]|\\.(?!org\\b)\\w)`;
  return new RegExp(`\\b(?:${[...names, longer].join('|')})\\b|${variable}|${host}`, 'g');
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
