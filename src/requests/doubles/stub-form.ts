import type { BodySlot, Form } from '../form.ts';

/** A test double asks for no body; where a request gains one, it still answers. */
export const noBody: BodySlot = { kind: 'later', read: () => undefined, write: () => [] };

/** `x.get(url)`: the method is in the name. */
export function verbForm(method: string): readonly [Form] {
  return [{ url: 0, method: { kind: 'member', method }, body: noBody }];
}

/** `x.all(url)`: any method. */
export const anyForm: Form = { url: 0, method: { kind: 'any' }, body: noBody };
