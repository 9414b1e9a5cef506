import { initTRPC } from '@trpc/server';
import type { Context } from './context.ts';

const t = initTRPC.context<Context>().create();

export const router = t.router;
export const procedure = t.procedure;
export const named = t.procedure.use(({ ctx, next }) => next({ ctx: { ...ctx, user: 'someone' } }));
export const cached = t.procedure.use(({ ctx, next }) => next({ ctx: { ...ctx, komga: cacheOf(ctx.other) } }));

declare function cacheOf(client: unknown): { call<T>(path: string): Promise<T> };
