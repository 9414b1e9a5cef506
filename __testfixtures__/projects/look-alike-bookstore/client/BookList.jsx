import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { listBooks } from './api.js';

export function BookList() {
  const [books, setBooks] = useState([]);
  useEffect(() => {
    listBooks().then(({ data }) => setBooks(data.books));
  }, []);
  return books.map((book) => (
    <Link key={book._id} to={`/books/${book._id}`}>{/* nope: a link of the application */}
      {book.title}
    </Link>
  ));
}
