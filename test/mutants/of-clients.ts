// biome-ignore-all lint/suspicious/noTemplateCurlyInString: texts of code
import { mutantsIn } from './mutant.ts';

const names = mutantsIn('src/migrate/service/names.ts', 'projects');
const outside = mutantsIn('src/values/objects/outside-writes.ts', 'projects');
const slots = mutantsIn('src/requests/wrappers/slots.ts', 'projects');
const asPlanned = mutantsIn('src/migrate/proof/as-planned.ts', 'projects');

/** Clients that are written in ways of their own. */
export const mutantsOfClients = [
  names('takes the name of a folder for that of a file in it', 'split.map((parts) => parts.at(-1))', 'paths'),
  outside('takes a test named with an underscore for a part of the client', '[._-](?:test', '[.](?:test'),
  slots('passes nothing to a function that reads members', "? '{}'", "? 'undefined'"),
  slots(
    'does not see what code reads from a parameter without a type',
    'isListed ? parent.arguments[0] === node :',
    'isListed ? false :',
  ),
  asPlanned('takes an empty query for a query', 'every(isEmptyObject)', 'length === 0'),
];
