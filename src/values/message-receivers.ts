import type * as t from '@babel/types';
import { type CallNode, isMember } from '../source/node-kinds.ts';
import { callsByName } from '../source/nodes.ts';
import { lastName, memberName } from '../source/pattern.ts';
import type { Evaluator } from './evaluate.ts';
import { knownText } from './text/pieces.ts';
import type { FunctionValue, Place } from './value.ts';

/** How code sends a message to another process, and how that one registers what receives it. */
interface Messages {
  /** The last name of the object that sends, and of its methods. */
  readonly sender: string;
  readonly sends: RegExp;
  /** The last name of the object that receives, and of its methods. */
  readonly receiver: string;
  readonly receives: readonly string[];
  /** Whether messages have names, so that a function receives those of one name only. */
  readonly isNamed: boolean;
  /** The position of the function with which a receiver responds, unless it returns the response. */
  readonly responding?: number;
}

const kinds: readonly Messages[] = [
  // Electron: the place of the name is that of the event in the function that receives the message
  {
    sender: 'ipcRenderer',
    sends: /^(invoke|send|sendSync)$/,
    receiver: 'ipcMain',
    receives: ['handle', 'handleOnce', 'on', 'once'],
    isNamed: true,
  },
  // Browser extensions: `chrome.runtime.sendMessage(message)`
  {
    sender: 'runtime',
    sends: /^sendMessage$/,
    receiver: 'onMessage',
    receives: ['addListener'],
    isNamed: false,
    responding: 2,
  },
];

/**
 * The position of the function with which a receiver responds to a message: `(message, sender, respond) => …`; undefined if it returns
 * the response.
 */
export function respondingAt(call: CallNode): number | undefined {
  return kindOf(call)?.responding;
}

function kindOf({ callee }: CallNode): Messages | undefined {
  if (!isMember(callee)) return undefined;
  const [name, sender] = [memberName(callee) ?? '', lastName(callee.object)];
  return kinds.find((one) => one.sender === sender && one.sends.test(name));
}

/** The functions of the code base that receive the message that a call sends to another process, with its arguments. */
export function messageReceivers(evaluator: Evaluator, { node, ...place }: Place<CallNode>): readonly FunctionValue[] {
  const kind = kindOf(node);
  const [given] = node.arguments;
  if (kind === undefined || given === undefined) return [];
  const textAt = (one: Place): string | undefined => knownText(evaluator.text(one));
  const message = kind.isNamed ? textAt({ ...place, node: given }) : undefined;
  if (kind.isNamed && message === undefined) return [];
  // The file of the call may be edited, which the code base is not.
  const others = evaluator
    .filesWith(kind.receiver)
    .filter(({ path, block }) => path !== place.file.path || block?.index !== place.file.block?.index);
  return [place.file, ...others].flatMap((file) => {
    const at = (one: t.Node): Place => ({ node: one, file, env: undefined });
    const calls = kind.receives.flatMap((one) => callsByName(file).get(one) ?? []);
    return calls.flatMap(({ callee, arguments: [first, second] }): FunctionValue[] => {
      if (!isMember(callee) || lastName(callee.object) !== kind.receiver || first === undefined) return [];
      if (kind.isNamed && textAt(at(first)) !== message) return [];
      const receiver = kind.isNamed ? second : first;
      const value = receiver && evaluator.evaluate(at(receiver));
      return value?.kind === 'function' ? [value] : [];
    });
  });
}
