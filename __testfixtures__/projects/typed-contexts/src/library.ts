import { z } from 'zod';
import { cached, named, procedure, router } from './trpc.ts';

interface Page<T> {
  content: T[];
}

export const libraryRouter = router({
  volumes: procedure.input(z.string()).query(async ({ ctx, input }) => {
    const { content } = await ctx.komga.call<Page<object>>(`/series/${input}/books?unpaged=true`); // want: migrated
    return content.length;
  }),
  rename: named.input(z.object({ id: z.string() })).mutation(({ ctx: { komga }, input }) =>
    komga.call<void>(`/libraries/${input.id}`, { method: 'PUT', body: JSON.stringify({ name: 'x' }) }), // want: migrated
  ),
  languages: procedure.query(async ({ ctx }) => (await ctx.komga.call<string[]>('/languages')).length), // want: review wrapper-grown
  latest: procedure.query(({ ctx }) => ctx.komga.call<Page<object>>('/series/latest')), // nope: a live list
  cached: cached.query(({ ctx }) => ctx.komga.call<Page<object>>('/books?size=5')), // nope: a client of the middleware
});
