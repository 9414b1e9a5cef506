import type * as t from '@babel/types';
import type { CallNode } from '../source/node-kinds.ts';
import type { Evaluator } from '../values/evaluate.ts';
import { namesGiven, namesOf } from '../values/objects/member-names.ts';
import { alternativesOf } from '../values/text/match.ts';
import { leavesOf } from '../values/text/pieces.ts';
import type { Piece, Place, Value } from '../values/value.ts';
import { findProperty, optionsOf } from './call-parts.ts';
import type { Methods } from './call-site.ts';
import type { Call, Form } from './form.ts';

/** The methods that a call of a library may send, according to its form. */
export function methodsOf(call: Call, form: Form): Methods {
  const { method } = form;
  if (method.kind === 'any') return { known: ['GET'], texts: [], certainty: 'unknown' };
  if (method.kind === 'member') return { known: [method.method], ...memberTexts(call) };
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

/** The strings for the name of the called member, `client[verb](path)`, and whether it can have another one. */
function memberTexts({ evaluator, place }: Call): Pick<Methods, 'texts' | 'certainty'> {
  const { callee } = place.node;
  if (!isChosen(callee)) return { texts: [], certainty: 'known' };
  const texts = evaluator.text({ ...place, node: callee.property }).filter((piece) => piece.kind === 'text');
  return { texts, certainty: certaintyOfName(evaluator, place) };
}

function isChosen(callee: t.Node): callee is t.MemberExpression {
  return callee.type === 'MemberExpression' && callee.computed && callee.property.type !== 'StringLiteral';
}

/** Whether it is known which method a call with a computed name calls: `client[verb](path)`. */
export function certaintyOfName(evaluator: Evaluator, place: Place<CallNode>): Methods['certainty'] {
  const { callee } = place.node;
  if (!isChosen(callee)) return 'known';
  const name = evaluator.evaluate({ ...place, node: callee.property });
  // The functions of a table are followed on their own.
  const isTable = !/^(instance|external)$/.test(evaluator.evaluate({ ...place, node: callee.object }).kind);
  if (isTable || name.kind === 'text') return 'known';
  const [only, ...others] = new Set(namesGiven(name));
  if (only === undefined || others.length > 0) return 'unknown';
  return namesOf(name) === undefined ? 'assumed' : 'known';
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
      if (value.pieces.length !== 1 || piece === undefined) return joinedMethods(value.pieces);
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

/** The methods that a text of several pieces may be: `'P' + (isWhole ? 'UT' : 'ATCH')`. None of them can be written. */
function joinedMethods(pieces: readonly Piece[]): Methods {
  const hole = pieces.flatMap(leavesOf).find((leaf) => leaf.kind === 'hole');
  if (hole !== undefined) return { ...unknownMethods, hole };
  const known = (alternativesOf(pieces) ?? []).map(({ flat }) => flat.toUpperCase());
  return { ...unknownMethods, known: [...new Set(known)], certainty: 'known' };
}

const unknownMethods: Methods = { known: [], texts: [], certainty: 'assumed' };
