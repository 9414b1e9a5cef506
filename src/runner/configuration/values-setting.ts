import { UsageError } from '../../contract/usage-error.ts';
import { nameOfExpression, type ToldPart, type ToldText, type ToldTexts } from '../../values/told-text.ts';
import { readIgnoreGlobs } from '../listing/glob.ts';

/** What the configuration file says that expressions hold, by the glob of their files. */
export type Values = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

const example = '`{ "src/api.ts": { "settings.url": "<server>/api/v1" } }`';

/** `{ "src/api.ts": { "settings.url": "<server>/api/v1" } }`: the text, or the texts, that each expression holds. */
export function readValues(value: unknown, where: string): Values {
  const files = Object.entries(objectOf(value, where)).map(([glob, expressions]) => {
    const own = Object.entries(objectOf(expressions, `${where} of \`${glob}\``));
    return [
      glob,
      new Map(own.map(([name, text]) => [nameOfExpression(name), textsOf(text, `${where} of \`${name}\``)])),
    ];
  });
  return new Map(files as [string, Map<string, string[]>][]);
}

function textsOf(value: unknown, where: string): readonly string[] {
  const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (texts.length > 0 && texts.every((one) => typeof one === 'string')) return texts as string[];
  throw new UsageError(`${where} must be text or a list of texts, such as \`"<server>/api/v1"\``);
}

function objectOf(value: unknown, where: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new UsageError(`${where} must be an object such as ${example}`);
}

/** The stated texts as the evaluation of expressions takes them. */
export function toldTexts(values: Values, refuse: ToldTexts['refuse']): ToldTexts {
  const files = [...values].map(([glob, texts]) => {
    const parts = [...texts].map(([name, all]) => [name, all.map(partsOf)] as const);
    return { matches: readIgnoreGlobs([glob]), texts: new Map(parts) };
  });
  const textsOf: ToldTexts['textsOf'] = (file, expression) =>
    files.find(({ matches, texts }) => texts.has(expression) && matches(file))?.texts.get(expression);
  return { textsOf, refuse };
}

const owners = { '<server>': 'ours', '<other>': 'other', '*': undefined } as const;

/** `<server>` is an address of the service, `<other>` that of another one, and `*` any text. */
function partsOf(text: string): ToldText {
  const parts = text.split(/(<server>|<other>|\*)/).filter((part) => part !== '');
  return parts.map((part): ToldPart => {
    return Object.hasOwn(owners, part) ? { owner: owners[part as keyof typeof owners] } : part;
  });
}
