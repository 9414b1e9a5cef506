import type { CallNode } from '../../../source/node-kinds.ts';
import type { Evaluator } from '../../../values/evaluate.ts';
import type { External, FunctionValue, Place } from '../../../values/value.ts';
import { type Refusal, refuse } from '../../call-site.ts';
import type { Sink } from '../flow/outcomes.ts';
import { Reader } from '../flow/reader.ts';
import type { Nothing } from './result-kind.ts';
import type { Shape } from './shape.ts';
import { shortText } from './syntax.ts';

/** The result of a call of the code base's own function: its shape, and its value if the request fails. */
export interface Returned {
  readonly shape: Shape;
  readonly nothing: Nothing | undefined;
  /** The schema in the call that a function parses the response with. */
  readonly schema?: External | undefined;
}

/**
 * The result of a call of the code base's own function, followed from the request through the functions' return values.
 */
export function returnedShape(evaluator: Evaluator, call: Place<CallNode>, sink: Sink): Returned | Refusal {
  const reader = new Reader(evaluator, sink, call.node);
  const shape = reader.shapeOf(call);
  const name = shortText(call.file, call.node.callee);
  if (reader.replaced.mixed !== undefined) {
    return refuse(
      'mixed-result',
      `\`${name}\` returns \`${reader.replaced.mixed}\` as well as the response; read \`content\` there`,
    );
  }
  if (shape === undefined)
    return refuse('result-unknown', `can't follow what \`${name}\` does with the response; read \`content\` by hand`);
  if (reader.read === undefined) return { shape, nothing: reader.replaced.nothing, schema: reader.schema };
  return refuse(
    'response-read-by-function',
    `\`${name}\` reads the response itself; read \`content\` there: \`${reader.read}\``,
  );
}

/** The result of a function for an argument that leads to the body; undefined if it can't be followed. */
export function passedShape(evaluator: Evaluator, fn: FunctionValue, index: number, shape: Shape): Shape | undefined {
  const reader = new Reader(evaluator, undefined);
  const given = reader.functionShape(
    fn.place,
    Array.from({ length: index + 1 }, (_, at) => (at === index ? shape : undefined)),
  );
  return reader.replaced.mixed === undefined &&
    reader.schema === undefined &&
    reader.read === undefined &&
    reader.replaced.nothing === undefined
    ? given
    : undefined;
}
