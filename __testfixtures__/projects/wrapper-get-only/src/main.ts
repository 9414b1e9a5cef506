import { currentBook } from './komga/reading.ts';
import { statistics } from './komga/statistics.ts';

setInterval(async () => {
  const book = await currentBook();
  console.log(book ? `Reading ${book.seriesTitle}` : 'Nothing open', await statistics());
}, 30_000);
