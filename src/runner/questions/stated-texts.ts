import { nameOfExpression, type StatedPart, type StatedText, type StatedTexts } from '../../values/text/stated-text.ts';
import type { Values } from '../configuration/values-setting.ts';
import { readIgnoreGlobs } from '../listing/glob.ts';

/** The stated texts as the evaluation of expressions takes them. */
export function statedTexts(values: Values, refuse: StatedTexts['refuse']): StatedTexts {
  const files = [...values].map(([glob, texts]) => {
    const parts = [...texts].map(([name, all]) => [nameOfExpression(name), all.map(partsOf)] as const);
    return { matches: readIgnoreGlobs([glob]), texts: new Map(parts) };
  });
  const textsOf: StatedTexts['textsOf'] = (file, expression) =>
    files.find(({ matches, texts }) => texts.has(expression) && matches(file))?.texts.get(expression);
  return { textsOf, refuse };
}

const owners = { '<server>': 'ours', '<other>': 'other', '*': undefined } as const;

/** `<server>` is an address of the service, `<other>` that of another one, and `*` any text. */
function partsOf(text: string): StatedText {
  const parts = text.split(/(<server>|<other>|\*)/).filter((part) => part !== '');
  return parts.map((part): StatedPart => {
    return Object.hasOwn(owners, part) ? { owner: owners[part as keyof typeof owners] } : part;
  });
}
