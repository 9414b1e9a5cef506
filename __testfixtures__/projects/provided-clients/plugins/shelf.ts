import { Shelf } from '../src/client';

export default defineNuxtPlugin(() => {
  const shelf = new Shelf('http://shelf.local', 'secret');
  return { provide: { library: shelf } };
});
