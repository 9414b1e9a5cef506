import { z } from 'zod';

export const Page = <T extends z.ZodTypeAny>(item: T) =>
  z.object({
    content: item.array(),
    last: z.boolean(),
    totalElements: z.number(),
  });

export const Series = z.object({
  id: z.string(),
  booksCount: z.number(),
  metadata: z.object({
    title: z.string(),
    status: z.string(),
    ageRating: z.number().nullable().default(null),
    language: z.string().default(''),
  }),
});

export const Book = z.object({
  id: z.string(),
  seriesId: z.string(),
  seriesTitle: z.string(),
  created: z.string(),
  metadata: z.object({ title: z.string(), number: z.string(), releaseDate: z.string().nullish() }),
});

export const Author = z.object({ name: z.string(), role: z.string() });
export const Library = z.object({ id: z.string(), name: z.string() });
export const Words = z.array(z.string());

export type Series = z.infer<typeof Series>;
export type Book = z.infer<typeof Book>;
export type Library = z.infer<typeof Library>;
export type Author = z.infer<typeof Author>;
