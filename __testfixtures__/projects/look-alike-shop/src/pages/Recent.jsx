import { useEffect, useState } from 'react';

export function Recent() {
  const [books, setBooks] = useState([]);
  useEffect(() => {
    fetch(`${import.meta.env.VITE_API_URL}/api/v1/books?limit=5`) // nope: the shop's own list; mention
      .then((response) => response.json())
      .then(setBooks);
  }, []);
  return <ul>{books.map((book) => <li key={book.id}>{book.title}</li>)}</ul>;
}
