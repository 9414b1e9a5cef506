import { useState } from 'react';
import { useGetBrokenBooksQuery, useGetSeriesBooksQuery } from '../services/komgaApi';

function Siblings({ seriesId }: { seriesId: string }) {
    const { data: books = [], isFetching } = useGetSeriesBooksQuery(seriesId);
    if (isFetching) return <i>loading</i>;
    return <span>{books.filter((b) => b.media.status === 'READY').length} other books are fine</span>;
}

export function BrokenBooks({ libraryId }: { libraryId?: string }) {
    const [page, setPage] = useState(0);
    const { data, isError, refetch } = useGetBrokenBooksQuery({ libraryId, page });

    if (isError) return <button onClick={refetch}>Try again</button>;
    if (!data) return null;
    return (
        <table>
            <caption>
                {data.totalElements} broken, page {data.number + 1} of {data.totalPages}
            </caption>
            <tbody>
                {data.content.map((book) => (
                    <tr key={book.id}>
                        <td>{book.seriesTitle}</td>
                        <td>{book.url}</td>
                        <td>{book.media.comment}</td>
                        <td>
                            <Siblings seriesId={book.seriesId} />
                        </td>
                    </tr>
                ))}
            </tbody>
            <tfoot>
                <tr>
                    <td>
                        <button disabled={page === 0} onClick={() => setPage(page - 1)}>
                            back
                        </button>
                        <button disabled={data.last} onClick={() => setPage(page + 1)}>
                            on
                        </button>
                    </td>
                </tr>
            </tfoot>
        </table>
    );
}
