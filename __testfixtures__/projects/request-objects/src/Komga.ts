import { type RequestManager, Source, type SourceStateManager } from 'paperback-extensions-common';
import { authorization, getKomgaAPI } from './Common';

export class Komga extends Source {
  stateManager: SourceStateManager = App.createSourceStateManager();
  requestManager: RequestManager = App.createRequestManager({ requestsPerSecond: 4, requestTimeout: 20000 });

  async getTags(): Promise<TagSection[]> {
    const base = await getKomgaAPI(this.stateManager);
    const headers = { authorization: await authorization(this.stateManager) };
    const genres = App.createRequest({ url: `${base}/genres/`, method: 'GET', headers }); // want: manual
    const tags = App.createRequest({ url: `${base}/tags/series/`, method: 'GET', headers }); // want: manual
    const libraries = App.createRequest({ url: `${base}/libraries/`, method: 'GET', headers }); // nope: a live list
    const answers = await Promise.all([genres, tags, libraries].map((request) => this.requestManager.schedule(request, 1)));
    return answers.map(({ data }) => (typeof data === 'string' ? JSON.parse(data) : data));
  }

  async getChapters(mangaId: string): Promise<Chapter[]> {
    const base = await getKomgaAPI(this.stateManager);
    const request = App.createRequest({ // want: review assumed-base
      url: `${base}/series/${mangaId}/books`,
      param: '?unpaged=true&media_status=READY&deleted=false',
      method: 'GET',
    });
    const { data } = await this.requestManager.schedule(request, 1);
    return JSON.parse(data).content;
  }
}
