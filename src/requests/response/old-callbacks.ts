import type * as t from '@babel/types';
import { functionOf, isMember } from '../../source/node-kinds.ts';
import { memberName } from '../../source/pattern.ts';
import { startOf } from '../../source/source-file.ts';
import { findProperty, literalGiven } from '../call-parts.ts';
import type { Trace } from './flow/trace.ts';
import type { ResultKind } from './shape/result-kind.ts';
import { promiseOf, type Shape } from './shape/shape.ts';

/**
 * Follows a response into callbacks of the call or of the request, as in jQuery, XMLHttpRequest and user
 * scripts.
 */
export function followCallbacks(trace: Trace, kind: ResultKind): undefined {
  if (kind.value === 'body') return jqueryCallbacks(trace);
  const [options] = trace.call.arguments;
  if (kind.value === 'data') {
    const given = options && literalGiven(options, trace.file);
    if (given !== undefined) optionCallback(trace, given, /^success$/, { is: 'data' });
    return trace.follow(trace.call, promiseOf({ is: 'data' }));
  }
  if (options?.type === 'ObjectExpression') {
    const asked = findProperty(options, ['responseType']);
    const type = asked?.type === 'ObjectProperty' ? asked.value : undefined;
    const isDecoded = type?.type === 'StringLiteral' && type.value === 'json';
    const shape: Shape = { is: isDecoded ? 'xhr-json' : 'xhr' };
    optionCallback(trace, options, /^onload$/, shape);
    // `GM.xmlHttpRequest(…)` also returns a promise, `GM_xmlhttpRequest(…)` does not.
    return isMember(trace.call.callee) ? trace.follow(trace.call, promiseOf(shape)) : undefined;
  }
  return requestObject(trace);
}

/** `$.getJSON(url, function (tags) { … })`, `$.ajax({ success: … })`, and the calls chained on them. */
function jqueryCallbacks(trace: Trace): undefined {
  for (const [index, argument] of trace.call.arguments.entries()) {
    const { kind, ...value } = trace.evaluator.evaluate(trace.at(argument));
    if (kind === 'object' && 'place' in value && value.place.file === trace.file) {
      optionCallback(trace, value.place.node as t.ObjectExpression, /^success$/, { is: 'body' });
    } else if (kind === 'function' || (index > 0 && /^(unknown|external|choice)$/.test(kind))) {
      trace.callback(argument, 0, { is: 'body' }, trace.call);
    } else if (index === 0 && /^(unknown|external)$/.test(kind) && trace.call.arguments.length === 1) {
      trace.refuse('callback', argument, "can't follow the settings of this call; read `content` in their callback");
    }
  }
  trace.follow(trace.call, { is: 'promise', of: { is: 'body' } });
}

function optionCallback(trace: Trace, options: t.ObjectExpression, name: RegExp, shape: Shape): undefined {
  for (const property of options.properties) {
    if (property.type === 'SpreadElement' || property.key.type !== 'Identifier' || !name.test(property.key.name))
      continue;
    trace.callback(property.type === 'ObjectMethod' ? property : property.value, 0, shape, property);
  }
}

/** `xhr.open(…)`: the later reads of `xhr`, in the same function. */
function requestObject(trace: Trace): undefined {
  const { file, call } = trace;
  const receiver = isMember(call.callee) ? call.callee.object : undefined;
  const binding = receiver?.type === 'Identifier' ? file.names.bindingOf(receiver) : undefined;
  const opened = binding?.references.filter((use) => {
    const member = trace.parentOf(use);
    return isMember(member) && memberName(member) === 'open';
  });
  const isAlone =
    binding !== undefined && opened?.length === 1 && functionOf(file, binding.identifier) === functionOf(file, call);
  if (!isAlone)
    return trace.refuse(
      'callback',
      call,
      "the response arrives in a callback that can't be followed; read `content` there",
    );
  trace.hold(binding);
  for (const use of binding.references) {
    if (startOf(use) > startOf(call) && trace.verdict(use) !== 'failed') trace.follow(use, { is: 'xhr' });
  }
  if (trace.edits.length === 0)
    trace.refuse('callback', call, "the response arrives in a callback that can't be followed; read `content` there");
}
