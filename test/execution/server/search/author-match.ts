import type { AuthorRow } from '../data/rows.ts';
import { isObject } from '../exchange.ts';
import { bad, type Condition, equality, fold, text } from './operators.ts';

interface AuthorMatch {
  readonly name: string | undefined;
  readonly role: string | undefined;
}

/** `{ name, role }`, either of which may be left out. The role is compared as it is stored: in lower case. */
export function authorMatch<Row extends { readonly authors: readonly AuthorRow[] }>(): Condition<Row> {
  return equality<Row, AuthorMatch>(readMatch, ({ authors }, { name, role }) =>
    authors.some(
      (author) =>
        (name === undefined || fold(author.name) === fold(name)) && (role === undefined || author.role === role),
    ),
  );
}

function readMatch(value: unknown): AuthorMatch {
  if (!isObject(value)) throw bad('author match expected');
  const { name, role } = value;
  return { name: name == null ? undefined : text(name), role: role == null ? undefined : text(role) };
}
