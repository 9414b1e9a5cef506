import type { BodySlot, Form } from '../form.ts';

/** A test double does not compare the body: it still responds if a request gains one. */
export const noBody: BodySlot = { kind: 'later', read: () => undefined, write: () => [] };

/** `x.get(url)`: the method is in the name. */
export function verbForm(method: string): readonly [Form] {
  return [{ url: 0, method: { kind: 'member', method }, body: noBody }];
}

/** `x.all(url)`: any method. */
export const anyForm: Form = { url: 0, method: { kind: 'any' }, body: noBody };
