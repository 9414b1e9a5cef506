import type * as t from '@babel/types';
import type { Binding } from '../../../source/names/bind.ts';
import { isOutside } from '../../../source/names/outside-name.ts';
import { keyName, memberName } from '../../../source/pattern.ts';
import { isInMarkup } from '../../../source/source-file.ts';
import { contentPattern } from '../append.ts';
import { pageType } from '../page-type.ts';
import { hasStatus, memberShape, type Shape, shapeName } from '../shape/shape.ts';
import { shortText } from '../shape/syntax.ts';
import { hasErrorUses, refuseOther, unwrapUses } from './body.ts';
import type { Trace } from './trace.ts';

/** Follows a value into the pattern that it is assigned to or passed as. */
export function bindPattern(trace: Trace, pattern: t.Node, shape: Shape): undefined {
  if (trace.refusal !== undefined) return;
  if ('typeAnnotation' in pattern && pattern.typeAnnotation) {
    trace.typeEdits.push(...pageType(trace, pattern.typeAnnotation as t.Node, shape));
  }
  if (shape.is === 'body') return bindBody(trace, pattern);
  switch (pattern.type) {
    case 'Identifier':
      return bindName(trace, pattern, shape);
    case 'AssignmentPattern':
      return bindPattern(trace, pattern.left, shape);
    case 'TSParameterProperty':
      return bindPattern(trace, pattern.parameter, shape);
    case 'ObjectPattern':
      return bindObject(trace, pattern, shape);
    case 'ArrayPattern':
      return bindArray(trace, pattern, shape);
    default:
      return trace.refuse(
        'stored',
        pattern,
        `${shapeName(shape)} is stored in \`${shortText(trace.file, pattern)}\`; read its \`content\` there`,
      );
  }
}

/** Binds the body itself to the pattern; a name that is also used to detect an error keeps its value. */
function bindBody(trace: Trace, pattern: t.Node): undefined {
  trace.bodies.push(pattern);
  if (refuseOther(trace, pattern)) return;
  const binding = pattern.type === 'Identifier' ? trace.file.names.bindingOf(pattern) : undefined;
  const isMapped = trace.items !== undefined;
  if (isMapped && (binding === undefined || isExported(trace, binding)))
    return trace.refuse(
      'not-followed',
      pattern,
      'the items change and the response is destructured at once; convert them by hand',
    );
  const isAtUse =
    binding !== undefined &&
    (isMapped ||
      trace.file.style.isOld ||
      hasErrorUses(trace, binding) ||
      (trace.nothing !== undefined && !isExported(trace, binding)));
  if (binding !== undefined && !isAtUse && isReadOnce(trace, pattern, binding)) return unwrapUses(trace, binding);
  if (isAtUse && isInTemplate(trace, binding)) refuseTemplate(trace, binding, 'body');
  else if (isAtUse) unwrapUses(trace, binding);
  else contentPattern(trace, pattern);
}

/**
 * Example: `const { data } = await …; return data`, where `.content` is read at the use, which is shorter than another
 * name.
 */
function isReadOnce(trace: Trace, pattern: t.Node, binding: Binding): boolean {
  const parent = trace.parentOf(pattern);
  const isShorthand = parent?.type === 'ObjectProperty' && parent.shorthand;
  const [use, another] = binding.references;
  if (!isShorthand || use === undefined || another !== undefined || trace.nothing !== undefined) return false;
  // Example: `return data ?? []`, which expects that there may be none
  const isPlain =
    !/^(ObjectProperty|LogicalExpression)$/.test(trace.parentOf(use)?.type ?? '') && binding.writes.length <= 1;
  return isPlain && !isExported(trace, binding) && !isInTemplate(trace, binding);
}

function bindObject(trace: Trace, pattern: t.ObjectPattern, shape: Shape): undefined {
  if (shape.is === 'promise' || shape.is === 'chain' || shape.is === 'observable') {
    return trace.refuse('not-followed', pattern, "can't follow what is destructured here; read `content` by hand");
  }
  if (hasStatus(shape)) trace.take(pattern);
  let isTaken = false;
  for (const property of pattern.properties) {
    if (property.type === 'RestElement') {
      if (!isTaken) bindPattern(trace, property.argument, shape);
      continue;
    }
    const name = keyName(property);
    const found = memberShape(shape, name);
    if (found === 'lost')
      trace.refuse(
        'not-followed',
        property,
        `can't follow \`${shortText(trace.file, property.key)}\` of the response; read \`content\` by hand`,
      );
    else if (found !== 'harmless') {
      isTaken = true;
      // Example: `function ({ data }: AxiosResponse<string[]>)`, whose annotation is on the outer pattern
      bindPattern(trace, property.value, found);
    }
  }
}

function bindArray(trace: Trace, pattern: t.ArrayPattern, shape: Shape): undefined {
  if (shape.is !== 'elements' || typeof shape.at === 'string')
    return trace.refuse(
      'not-followed',
      pattern,
      'the response is destructured as a list; destructure its `content` instead',
    );
  for (const [index, element] of pattern.elements.entries()) {
    if (element === null || (shape.at !== undefined && shape.at !== index && element.type !== 'RestElement')) continue;
    if (element.type !== 'RestElement') bindPattern(trace, element, shape.of);
    else if (shape.at === undefined) bindPattern(trace, element.argument, shape);
    else if (shape.at >= index) bindPattern(trace, element.argument, { ...shape, at: shape.at - index });
  }
}

function bindName(trace: Trace, identifier: t.Identifier, shape: Shape): undefined {
  const binding = trace.file.names.bindingOf(identifier);
  if (binding === undefined)
    return trace.refuse(
      'stored',
      identifier,
      `${shapeName(shape)} is stored in \`${identifier.name}\`; read its \`content\` there`,
    );
  if (!isAssignedOnce(trace, binding)) {
    return trace.refuse(
      'reassigned',
      identifier,
      `\`${binding.name}\` is also used for other values; use a separate variable for the response`,
    );
  }
  if (isExported(trace, binding))
    return trace.refuse(
      'exported',
      identifier,
      `${shapeName(shape)} is exported as \`${binding.name}\`; read its \`content\` where it is used`,
    );
  if (isInTemplate(trace, binding)) return refuseTemplate(trace, binding, shapeName(shape));
  if (hasStatus(shape)) trace.hold(binding);
  for (const use of binding.references) followUse(trace, use, shape);
}

/** Whether the markup of a component may read a variable of its script. */
function isInTemplate({ file }: Trace, { name, scope }: Binding): boolean {
  return scope === file.names.root && isInMarkup(file, name);
}

function refuseTemplate(trace: Trace, { name, identifier }: Binding, what: string): undefined {
  return trace.refuse(
    'in-template',
    identifier,
    `the template reads ${what} as \`${name}\`; read its \`content\` there`,
  );
}

function followUse(trace: Trace, use: Binding['references'][number], shape: Shape): undefined {
  const verdict = trace.verdict(use);
  if (verdict === 'failed' || trace.parentOf(use)?.type === 'UpdateExpression') return;
  if (verdict === 'mixed' && isDecoded(trace, use)) {
    return trace.refuse(
      'mixed-branch',
      use,
      `${shapeName(shape)} is decoded where the request may have failed; read \`content\` only if it succeeded`,
    );
  }
  if (use.type === 'JSXIdentifier')
    return trace.refuse('not-followed', use, `${shapeName(shape)} is used as an element; change it by hand`);
  trace.follow(use, shape);
}

/** Whether a use reads more than the status. */
function isDecoded(trace: Trace, use: t.Node): boolean {
  const parent = trace.parentOf(use);
  const isStatus =
    parent?.type === 'MemberExpression' && /^(ok|status|statusText|headers|url)$/.test(memberName(parent) ?? '');
  return !isStatus;
}

/** Whether a variable holds only this value, that of a retry of the same request, or nothing. */
function isAssignedOnce(trace: Trace, binding: Binding): boolean {
  const { declaration, writes } = binding;
  if (writes.length === 0) return true;
  if (declaration.type !== 'VariableDeclarator') return false;
  const { init } = declaration;
  const isEmpty = init == null || init.type === 'NullLiteral' || isOutside(trace.file, init, 'undefined');
  const sources = [
    ...(isEmpty ? [] : [init]),
    ...writes.map((write) => (write.type === 'AssignmentExpression' ? write.right : write)),
  ];
  const [first] = sources.map((source) => trace.file.textOf(source));
  return (
    sources.length === 1 ||
    sources.every((source) => source.type === 'AwaitExpression' && trace.file.textOf(source) === first)
  );
}

function isExported(trace: Trace, { declaration, references }: Binding): boolean {
  const statement = trace.parentOf(declaration);
  const isDeclared = statement !== undefined && trace.parentOf(statement)?.type === 'ExportNamedDeclaration';
  return isDeclared || references.some((use) => /^Export/.test(trace.parentOf(use)?.type ?? ''));
}
