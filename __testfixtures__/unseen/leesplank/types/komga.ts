export interface Page<T> {
  content: T[]
  number: number
  size: number
  totalElements: number
  totalPages: number
  first: boolean
  last: boolean
}

export interface Series {
  id: string
  libraryId: string
  name: string
  booksCount: number
  booksReadCount: number
  metadata: { title: string; status: string; ageRating: number | null; language: string }
}

export interface Book {
  id: string
  seriesId: string
  seriesTitle: string
  number: number
  media: { status: string; pagesCount: number }
  metadata: { title: string; number: string; releaseDate: string | null }
  readProgress: { page: number; completed: boolean } | null
}

export interface Library {
  id: string
  name: string
  root: string
  scanOnStartup: boolean
  scanInterval: string
  unavailable: boolean
}

export type LibraryChange = Partial<Omit<Library, 'id' | 'unavailable'>>

export interface Credit {
  name: string
  role: string
}
