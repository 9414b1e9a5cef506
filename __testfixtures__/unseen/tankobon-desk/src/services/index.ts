import { AxiosInstance } from 'axios'
import BooksService from './books.service'
import LibrariesService from './libraries.service'
import ReferentialService from './referential.service'
import SeriesService from './series.service'

export interface Services {
    series: SeriesService
    books: BooksService
    libraries: LibrariesService
    referential: ReferentialService
}

export function createServices(http: AxiosInstance): Services {
    return {
        series: new SeriesService(http),
        books: new BooksService(http),
        libraries: new LibrariesService(http),
        referential: new ReferentialService(http),
    }
}
