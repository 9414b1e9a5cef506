import { http } from '@/plugins/http'
import { BooksService } from './books.service'
import { LibrariesService } from './libraries.service'
import { ReferentialService } from './referential.service'
import { SeriesService } from './series.service'

export const seriesService = new SeriesService(http)
export const booksService = new BooksService(http)
export const referentialService = new ReferentialService(http)
export const librariesService = new LibrariesService(http)
