import { z } from "zod";

export const pageOf = <T extends z.ZodTypeAny>(item: T) =>
  z.object({
    content: z.array(item),
    number: z.number().int(),
    size: z.number().int(),
    totalElements: z.number().int(),
    totalPages: z.number().int(),
    first: z.boolean(),
    last: z.boolean(),
  });

export const readStatus = z.enum(["UNREAD", "IN_PROGRESS", "READ"]);
export type ReadStatus = z.infer<typeof readStatus>;

export const seriesSchema = z.object({
  id: z.string(),
  libraryId: z.string(),
  name: z.string(),
  booksCount: z.number(),
  booksUnreadCount: z.number(),
  metadata: z.object({
    title: z.string(),
    titleSort: z.string(),
    status: z.enum(["ENDED", "ONGOING", "ABANDONED", "HIATUS"]),
    publisher: z.string(),
    language: z.string(),
    ageRating: z.number().nullish(),
    genres: z.array(z.string()),
    tags: z.array(z.string()),
  }),
});
export type Series = z.infer<typeof seriesSchema>;

export const bookSchema = z.object({
  id: z.string(),
  seriesId: z.string(),
  seriesTitle: z.string(),
  name: z.string(),
  number: z.number(),
  media: z.object({ status: z.string(), pagesCount: z.number() }),
  metadata: z.object({
    title: z.string(),
    number: z.string(),
    releaseDate: z.string().nullish(),
  }),
  readProgress: z.object({ page: z.number(), completed: z.boolean() }).nullish(),
});
export type Book = z.infer<typeof bookSchema>;

export const seriesPage = pageOf(seriesSchema);
export const bookPage = pageOf(bookSchema);
export type SeriesPage = z.infer<typeof seriesPage>;
export type BookPage = z.infer<typeof bookPage>;

export const groupCounts = z.array(z.object({ group: z.string(), count: z.number().int() }));
export type GroupCount = z.infer<typeof groupCounts>[number];

export const strings = z.array(z.string());
