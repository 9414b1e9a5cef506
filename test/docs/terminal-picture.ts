import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { run } from '../../src/index.ts';
import { colored } from '../../src/reports/terminal/paint.ts';
import { textReport } from '../reports/text-report.ts';

/** The review of the demo as a terminal shows it: the changes of one file, and what is left. */
export async function reviewPicture(): Promise<string> {
  const cwd = fileURLToPath(new URL('../../__testfixtures__/clients/evening-shelf', import.meta.url));
  const result = await run({ target: '1.26.0', profile: 'komga', cwd });
  const next = 'npx catalogue-codemod --target 1.26.0 --profile komga --write';
  const options = { next, paint: colored, width: 100 };
  const all = textReport(result, 'migrate', options);
  const summary = all.slice(all.lastIndexOf('\n\n', all.indexOf('dry run')));
  const files = result.files.filter(({ path }) => path === 'src/facets.ts');
  const [diff = ''] = textReport({ ...result, files }, 'migrate', options).split('\n\n\u001b[1mdry run');
  return terminalPicture(
    `${diff.trimEnd()}\n\n…${summary}`,
    'A review in the terminal: changes with their reasons, counts, what is left, the next command',
  );
}

/** What a style of the terminal looks like in the picture; the colors are those of the dark page. */
const colours: Readonly<Record<string, string>> = {
  31: '#f85149',
  32: '#3fb950',
  33: '#d29922',
  36: '#39c5cf',
  90: '#9198a1',
};
const [background, foreground, dim] = ['#0d1117', '#e6edf3', '#9198a1'];

const size = { font: 13, column: 7.8, line: 19, margin: 16 };

interface Style {
  readonly colour: string | undefined;
  readonly isBold: boolean;
  readonly isDim: boolean;
  readonly isInverse: boolean;
}

const none: Style = { colour: undefined, isBold: false, isDim: false, isInverse: false };

/** A picture of what a terminal shows, as SVG: texts with their styles, each at its column. */
function terminalPicture(output: string, title: string): string {
  const lines = output.trimEnd().split('\n');
  const columns = Math.max(...lines.map((line) => stripVTControlCharacters(line).length));
  const width = Math.ceil(columns * size.column + 2 * size.margin);
  const height = lines.length * size.line + 2 * size.margin;
  const drawn = lines.flatMap((line, row) => drawnLine(line, size.margin + (row + 0.75) * size.line));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="ui-monospace,SFMono-Regular,Menlo,Consolas,monospace" font-size="${size.font}" fill="${foreground}">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="100%" height="100%" rx="8" fill="${background}"/>`,
    ...drawn,
    '</svg>\n',
  ].join('\n');
}

function drawnLine(line: string, y: number): readonly string[] {
  let [style, column] = [none, 0];
  const [start = '', ...styled] = line.split('\u001b[');
  const parts = [['', '', start], ...styled.map((part) => /^(\d+)m(.*)$/.exec(part) ?? [])];
  return parts.flatMap(([, code = '', text = '']) => {
    style = styleAfter(style, code);
    column += text.length;
    return text === '' ? [] : drawnText(text, { start: column - text.length, y, style });
  });
}

function styleAfter(style: Style, code: string): Style {
  if (code in colours) return { ...style, colour: colours[code] };
  const changes: Record<string, Partial<Style>> = {
    1: { isBold: true },
    2: { isDim: true },
    7: { isInverse: true },
    22: { isBold: false, isDim: false },
    27: { isInverse: false },
    39: { colour: undefined },
  };
  return { ...style, ...changes[code] };
}

function drawnText(text: string, { start, y, style }: { start: number; y: number; style: Style }): readonly string[] {
  const at = (column: number): string => (size.margin + column * size.column).toFixed(1);
  const colour = style.isDim ? dim : style.colour;
  const box = style.isInverse
    ? [
        `<rect x="${at(start)}" y="${(y - 0.75 * size.line).toFixed(1)}" width="${(text.length * size.column).toFixed(1)}" height="${size.line}" fill="${colour}"/>`,
      ]
    : [];
  const words = text.trim();
  if (words === '') return box;
  const first = start + text.length - text.trimStart().length;
  const fill = style.isInverse ? background : colour;
  const look = `${fill === undefined ? '' : ` fill="${fill}"`}${style.isBold ? ' font-weight="bold"' : ''}`;
  const place = `x="${at(first)}" y="${y.toFixed(1)}" textLength="${(words.length * size.column).toFixed(1)}"`;
  return [...box, `<text ${place}${look} xml:space="preserve">${escaped(words)}</text>`];
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
