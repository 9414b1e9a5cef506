import { Catalogue } from './catalogue.ts';
import KomgaTransport from './transport/komga-transport.ts';

let instance: Catalogue | undefined;

export function catalogue(): Catalogue {
  instance ??= new Catalogue();
  return instance;
}

export const find = (words: string) => KomgaTransport.of().search(words);
export const all = () => catalogue().books;
