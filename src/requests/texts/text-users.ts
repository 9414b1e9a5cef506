import type * as t from '@babel/types';
import { isOutside } from '../../source/names/outside-name.ts';
import { isCall, isMember } from '../../source/node-kinds.ts';
import { keyName, memberName } from '../../source/pattern.ts';
import { contains, type SourceFile } from '../../source/source-file.ts';
import { isOnlyShown } from '../on-the-way/log-call.ts';

/** The code that looks something up by a URL, passes it on or assigns it, maybe under another name or as a part of it. */
export function usersOf(file: SourceFile, node: t.Node): readonly t.Node[] {
  return textsOf(file, node).flatMap((text) => {
    const user = file.names.parentOf(text);
    if (user === undefined || isOnlyShown(file, text)) return [];
    const isKey = isMember(user) && user.computed && user.property === text;
    const isGiven = isCall(user) && user.type !== 'NewExpression' && user.callee !== text;
    const isAssigned = user.type === 'AssignmentExpression' && user.right === text;
    return isKey || isGiven || isAssigned ? [user] : [];
  });
}

/** What is made of a URL, where it is used: `url.replace(/\?.*$/, '')`, or names for that or its parts. */
function textsOf(file: SourceFile, node: t.Node): readonly t.Node[] {
  const text = wholeText(file, node);
  const user = file.names.parentOf(text);
  if (user?.type !== 'VariableDeclarator' || user.init !== text) return [text];
  const references = namesIn(user.id).flatMap((id) => file.names.bindingOf(id)?.references ?? []);
  // Example: `var path = path || request.url`, where the name is also a part of its value
  const uses = references.filter((one) => !contains(text, one));
  return uses.flatMap((one) => textsOf(file, one));
}

/** The names that a pattern gives to what is in a URL: `[, , name]`, and `{ pathname }` but not `{ host }`. */
function namesIn(pattern: t.Node | null): readonly t.Identifier[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern];
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn);
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) => {
        if (one.type === 'RestElement') return namesIn(one);
        return ofOther.test(keyName(one) ?? '') ? [] : namesIn(one.value);
      });
    default:
      return [];
  }
}

const ofText = /^((Optional)?(Member|Call)Expression|NewExpression|LogicalExpression|TS\w+|TemplateLiteral)$/;
/** What stays as it is if another operation is requested, and the parts of a request that are not its URL. */
const ofOther = /^(origin|host|hostname|port|protocol|method|headers|body|signal)$/;

/** `url.replace(/\?.*$/, '')` and `new URL(url).pathname` of `url`. */
function wholeText(file: SourceFile, node: t.Node): t.Node {
  const outer = file.names.parentOf(node);
  if (outer === undefined || !ofText.test(outer.type)) return node;
  if (isMember(outer))
    return outer.object === node && !ofOther.test(memberName(outer) ?? '') ? wholeText(file, outer) : node;
  const isPart =
    !isCall(outer) ||
    outer.callee === node ||
    (outer.arguments[0] === node && isOutside(file, outer.callee, /^(URL|String)$/));
  return isPart ? wholeText(file, outer) : node;
}
