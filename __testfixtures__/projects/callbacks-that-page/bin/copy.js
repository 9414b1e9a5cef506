const catalogue = require('../lib/catalogue');

function all(done) {
  const found = [];
  (function more(page) {
    catalogue.series(page, (error, list) => {
      if (error) return done(error);
      found.push(...list.content);
      if (list.last) return done(null, found);
      more(page + 1);
    });
  })(0);
}

function allBooks(id, done) {
  const found = [];
  (function more(page) {
    catalogue.books(id, page, (error, list) => {
      if (error) return done(error);
      found.push(...list.content);
      if (list.last) return done(null, found);
      more(page + 1);
    });
  })(0);
}

function copy(books, done) {
  (function next(index) {
    if (index === books.length) return done();
    catalogue.file(books[index].id, (error, stream) => {
      if (error) return done(error);
      stream.pipe(process.stdout);
      next(index + 1);
    });
  })(0);
}

all((error, list) => {
  if (error) throw error;
  (function next(index) {
    if (index === list.length) return;
    allBooks(list[index].id, (failure, books) => {
      if (failure) throw failure;
      copy(books, () => next(index + 1));
    });
  })(0);
});
