// fixture: profile=komga
declare const App: any;

const addressOf = async (state: any): Promise<string> => {
  const address: string = await state.retrieve('komgaAddress');
  return address.replace(/\/+$/, '') + '/api/v1';
};

export class Komga {
  requestManager = App.createRequestManager({ requestsPerSecond: 4 });

  async authors(state: any, name: string): Promise<string[]> {
    const base = await addressOf(state);
    const param = `?search=${encodeURIComponent(name)}`;
    const request = App.createRequest({ url: `${base}/authors/names`, param, method: 'GET' }); // want: review unknown-client
    const response = await this.requestManager.schedule(request, 1);
    return JSON.parse(response.data);
  }

  async roles(state: any): Promise<string[]> {
    const base = await addressOf(state);
    const request = App.createRequest({ url: `${base}/authors/roles`, param: '?library_id=L1', method: 'GET' }); // want: review unknown-client
    const response = await this.requestManager.schedule(request, 1);
    return JSON.parse(response.data);
  }
}
