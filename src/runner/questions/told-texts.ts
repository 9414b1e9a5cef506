import { nameOfExpression, type ToldPart, type ToldText, type ToldTexts } from '../../values/text/told-text.ts';
import type { Values } from '../configuration/values-setting.ts';
import { readIgnoreGlobs } from '../listing/glob.ts';

/** The stated texts as the evaluation of expressions takes them. */
export function toldTexts(values: Values, refuse: ToldTexts['refuse']): ToldTexts {
  const files = [...values].map(([glob, texts]) => {
    const parts = [...texts].map(([name, all]) => [nameOfExpression(name), all.map(partsOf)] as const);
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
