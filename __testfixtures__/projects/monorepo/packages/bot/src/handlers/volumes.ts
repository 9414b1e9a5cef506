import { KomgaClient, readConfig, type models, type Page } from '@suite/core';
import { say } from '../telegram.ts';

class Shelf extends KomgaClient {
  volumes(id: string): Promise<Page<models.Book>> {
    return this.get<Page<models.Book>>(`/api/v1/series/${id}/books`); // want: review response-not-shown
  }

  cover = (id: string) => `${this.config.address}/api/v1/series/${id}/thumbnail`; // nope: a picture
}

const shelf = new Shelf(readConfig());

export async function volumes(text: string) {
  const { content } = await shelf.volumes(text.slice('/volumes '.length));
  await say(`${content.length} books`);
}
