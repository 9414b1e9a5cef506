// biome-ignore-all lint/suspicious/noTemplateCurlyInString: texts of code
import { mutantsIn } from './mutant.ts';

const mapped = mutantsIn('src/values/methods/mapped-list.ts', 'fixtures');
const wrapper = mutantsIn('src/requests/wrappers/wrapper.ts', 'fixtures');
const signature = mutantsIn('src/requests/wrappers/signature.ts', 'fixtures');
const slots = mutantsIn('src/requests/wrappers/slots.ts', 'fixtures');

/** Idioms of clients that their authors wrote without knowing the tool. */
export const mutantsOfSeenClients = [
  mapped('does not know the index that a callback gets', '[element, indexIn(element, index)]', '[element]'),
  wrapper(
    'takes a `?` in the code of an unknown value for the start of a query',
    'const path = normalForm(leaves);',
    "const [path = ''] = normalForm(leaves).split('?', 1);",
  ),
  signature(
    'writes the method under a name that the function does not read',
    'methodName.test(name)',
    "name !== 'method'",
  ),
  signature(
    'writes a method in upper case where the others are in lower case',
    'isLower ? quoted.toLowerCase()',
    'isLower ? quoted',
  ),
  slots('does not look at the functions that options are passed on to', '[callee.node, ...onward]', '[callee.node]'),
];
