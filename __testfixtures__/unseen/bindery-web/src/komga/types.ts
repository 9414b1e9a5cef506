export interface Page<T> {
  content: T[]
  last: boolean
  number: number
  totalElements: number
  totalPages: number
}

export interface Contributor {
  name: string
  role: string
}

export interface Series {
  id: string
  libraryId: string
  booksCount: number
  metadata: { title: string; tags: string[]; genres: string[]; sharingLabels: string[]; language: string }
  booksMetadata: { releaseDate: string | null; authors: Contributor[] }
}

export interface Book {
  id: string
  seriesId: string
  metadata: { title: string; number: string; tags: string[]; authors: Contributor[] }
}

export interface SeriesFilter {
  text: string
  libraries: string[]
  tags: string[]
  labels: string[]
  years: string[]
  read: '' | 'UNREAD' | 'READ' | 'IN_PROGRESS'
}
