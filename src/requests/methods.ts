import type { TextPiece, Value } from '../values/value.ts';
import { findProperty, optionsOf } from './call-parts.ts';
import type { Methods } from './call-site.ts';
import type { Call, Form } from './form.ts';

/** The methods that a call of a library may send, according to its form. */
export function methodsOf(call: Call, form: Form): Methods {
  const { method } = form;
  if (method.kind === 'any') return { known: ['GET'], texts: [], certainty: 'unknown' };
  if (method.kind === 'member') return { known: [method.method], texts: memberTexts(call), certainty: 'known' };
  if (method.kind === 'chained') {
    const name = method.read(call) ?? (method.isOptional ? 'GET' : undefined);
    if (name === undefined) return { known: ['GET'], texts: [], certainty: 'unknown' };
    return { known: [name], texts: [], certainty: 'known' };
  }
  if (method.kind === 'argument' || method.kind === 'later') {
    const place = method.kind === 'later' ? method.read(call) : call.args[method.index];
    if (place !== undefined) return readMethods(call.evaluator.evaluate(place));
    return method.isOptional ? readMethods({ kind: 'undefined' }) : unknownMethods;
  }
  const options = optionsOf(call, form);
  const values = method.names.map((name) => call.evaluator.member(options, name, call.place));
  const value = values.find(({ kind }) => kind !== 'undefined') ?? { kind: 'undefined' };
  const methods = readMethods(value);
  if (methods.known.length > 0) return methods;
  const written = options.kind === 'object' ? findProperty(options.place.node, method.names) : undefined;
  if (written === undefined) return { ...methods, known: ['GET'], isAbsent: true };
  return { ...methods, known: ['GET'], certainty: 'unknown' };
}

/** The strings for the name of the called member: `client[verb](path)`. */
function memberTexts({ evaluator, place }: Call): readonly TextPiece[] {
  const { callee } = place.node;
  const isComputed = callee.type === 'MemberExpression' && callee.computed && callee.property.type !== 'StringLiteral';
  if (!isComputed) return [];
  return evaluator.text({ ...place, node: callee.property }).filter((piece) => piece.kind === 'text');
}

function readMethods(value: Value): Methods {
  switch (value.kind) {
    case 'undefined':
      return { known: ['GET'], texts: [], certainty: 'known', isAbsent: true };
    case 'choice': {
      const all = value.branches.map(readMethods);
      return {
        known: [...new Set(all.flatMap(({ known }) => known))],
        texts: all.flatMap(({ texts }) => texts),
        certainty: all.every(({ certainty }) => certainty === 'known') ? 'known' : 'assumed',
      };
    }
    case 'text': {
      const [piece] = value.pieces;
      if (value.pieces.length !== 1 || piece === undefined) return unknownMethods;
      if (piece.kind === 'text') return { known: [piece.text.toUpperCase()], texts: [piece], certainty: 'known' };
      return piece.kind === 'hole' ? { ...unknownMethods, hole: piece } : unknownMethods;
    }
    case 'unknown':
    case 'external':
      return { ...unknownMethods, hole: value.place };
    default:
      return unknownMethods;
  }
}

const unknownMethods: Methods = { known: [], texts: [], certainty: 'assumed' };
