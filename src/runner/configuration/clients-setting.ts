import { UsageError } from '../../contract/usage-error.ts';
import type { CallShape, ClientShape } from '../../requests/guesses/call-shape.ts';
import { didYouMean } from '../result/did-you-mean.ts';
import { objectSetting } from './object-setting.ts';

/** The clients that the configuration file describes because the code base does not define them, by name. */
export type Clients = ReadonlyMap<string, ClientShape>;

const example = '`{ "Network": { "get": { "url": 0, "headers": 1 } } }`';
const parts = ['url', 'method', 'options', 'headers', 'body', 'query'] as const;
const keys = [...parts, 'text', 'responds'];
const responses = ['response', 'data', 'body', 'json', 'text'] as const;

/**
 * `{ "Network": { "get": { "url": 0, "headers": 1 } } }`: for each client and member, where each part of the request is
 * passed.
 */
export function readClients(value: unknown, where: string): Clients {
  const clients = objectSetting(value, where, example);
  return new Map(
    Object.entries(clients).map(([name, members]) => {
      const calls = objectSetting(members, `${where} of \`${name}\``, example);
      const shapes = Object.entries(calls).map(([member, call]) => [
        member,
        readCall(call, `${where} of \`${member === '' ? name : `${name}.${member}`}\``),
      ]);
      return [name, Object.fromEntries(shapes) as ClientShape];
    }),
  );
}

function readCall(value: unknown, where: string): CallShape {
  const { text, responds, ...given } = objectSetting(value, where, example);
  const unknown = Object.keys(given).find((name) => !parts.some((part) => part === name));
  if (unknown !== undefined) throw new UsageError(`${where}: unknown key \`${unknown}\`${didYouMean(unknown, keys)}`);
  for (const [part, at] of Object.entries(given)) {
    const isPosition = Number.isInteger(at) && (at as number) >= 0;
    if (!isPosition && (typeof at !== 'string' || part === 'options'))
      throw new UsageError(`${where}: \`${part}\` must be the position of an argument or the name of an option`);
  }
  if (given.url === undefined) throw new UsageError(`${where} must say where the \`url\` is, such as ${example}`);
  if (text !== undefined && typeof text !== 'boolean') throw new UsageError(`${where}: \`text\` must be true or false`);
  if (responds !== undefined && !responses.some((one) => one === responds))
    throw new UsageError(`${where}: \`responds\` must be one of ${responses.map((one) => `\`${one}\``).join(', ')}`);
  return {
    ...(given as unknown as CallShape),
    ...(text === true && { isText: true }),
    ...(typeof responds === 'string' && { responds: responds as (typeof responses)[number] }),
  };
}
