import { Authors, Series } from './resources.js';
import { HttpTransport, RetryingTransport, type Transport } from './transport.js';

export class Client {
  readonly series: Series;
  readonly authors: Authors;

  constructor(config: { url: string } | { transport: Transport }) {
    const transport = 'transport' in config ? config.transport : new RetryingTransport(new HttpTransport(config.url));
    this.series = new Series(transport);
    this.authors = new Authors(transport, '/v2');
  }
}
