import { describe, expect, it } from 'vitest';
import { all, attempt, flow, map, orElse } from './task';

describe('Task', () => {
  it('does nothing before run', async () => {
    let ran = 0;
    const task = attempt(async () => ++ran);
    expect(ran).toBe(0);
    await task.run();
    expect(ran).toBe(1);
  });

  it('maps and falls back', async () => {
    const fine = flow(attempt(async () => 20), map((n: number) => n + 1));
    expect(await fine.run()).toEqual({ ok: true, value: 21 });
    const sad = flow(attempt<number>(() => Promise.reject(new Error('no'))), orElse(-1));
    expect(await sad.run()).toEqual({ ok: true, value: -1 });
  });

  it('collects by name', async () => {
    const out = await all({ a: flow(attempt(async () => 1), orElse(0)), b: flow(attempt(async () => 'x'), orElse('')) }).run();
    expect(out).toEqual({ ok: true, value: { a: 1, b: 'x' } });
  });
});
