exports.series = function (s) {
    return {
        id: s.id,
        title: s.metadata.title,
        books: s.booksCount,
        cover: '/api/cover/series/' + s.id,
        ended: s.metadata.status === 'ENDED'
    };
};

exports.book = function (b) {
    return {
        id: b.id,
        title: b.metadata.title || b.name,
        number: b.metadata.number,
        pages: b.media.pagesCount,
        cover: '/api/cover/books/' + b.id
    };
};
