import { UsageError } from '../../contract/usage-error.ts';
import { objectSetting } from './object-setting.ts';

/** The values that the configuration file states for expressions, by the glob of their files. */
export type Values = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

const example = '`{ "src/api.ts": { "settings.url": "<server>/api/v1" } }`';

/** `{ "src/api.ts": { "settings.url": "<server>/api/v1" } }`: the text, or the texts, that each expression holds. */
export function readValues(value: unknown, where: string): Values {
  const files = Object.entries(objectSetting(value, where, example)).map(([glob, expressions]) => {
    const own = Object.entries(objectSetting(expressions, `${where} of \`${glob}\``, example));
    const texts = own.map(([name, text]) => [name, textsOf(text, `${where} of \`${name}\``)] as const);
    return [glob, new Map(texts)] as const;
  });
  return new Map(files);
}

function textsOf(value: unknown, where: string): readonly string[] {
  const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (texts.length > 0 && texts.every((one) => typeof one === 'string')) return texts as string[];
  throw new UsageError(`${where} must be a string or a list of strings, such as \`"<server>/api/v1"\``);
}
