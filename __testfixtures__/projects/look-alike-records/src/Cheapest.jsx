import { useEffect, useState } from 'react';

export function Cheapest() {
  const [books, setBooks] = useState([]);
  const [tags, setTags] = useState([]);
  useEffect(() => {
    fetch('/api/v1/books?size=5&sort=price,asc') // nope: of a shop; mention
      .then((response) => response.json())
      .then(setBooks);
    fetch('/api/v1/tags') // nope: of a shop; mention
      .then((response) => response.json())
      .then(setTags);
  }, []);
  return <ul title={tags.join()}>{books.map((book) => <li key={book.id}>{book.price}</li>)}</ul>;
}
