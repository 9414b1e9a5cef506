import { createHost } from '@shelf-host/sdk';

const host = createHost();

export class Ratings {
  #path = '/api/v1/age-ratings';
  all = () => host.deliver(this.#path); // want: manual path-not-followed
}
