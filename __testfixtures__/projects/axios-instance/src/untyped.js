import { http } from './plugins/http.ts';

export class Dashboard {
  constructor(client = http) {
    this.client = client;
  }

  continueReading() {
    return this.client.get('/api/v1/books?read_status=IN_PROGRESS&sort=readProgress.readDate,desc'); // want: review query-parameters
  }

  onDeck() {
    return this.client.get('/api/v1/books/ondeck'); // nope: a live list
  }
}
