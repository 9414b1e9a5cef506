import { got } from 'got'

export const save = (
    server: URL,
    id: string,
    library: { name: string }
) =>
    got // want: migrated
        .put(
            `${server}api/v1/libraries/${id}`
            , { json: library
              , retry: { limit: 0 }
              }
        )

export const books = (server: URL) =>
    got // want: review response-not-shown
        .get(
            `${server}api/v1/books`
        )
        .json()
