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
    const param = `?search=${encodeURIComponent(name)}&unpaged=true`;
    const request = App.createRequest({ url: `${base.replace(/v1$/, 'v2')}/authors/names`, param, method: 'GET' }); // want: review unknown-client
    const response = await this.requestManager.schedule(request, 1);
    return JSON.parse(response.data).content;
  }

  async roles(state: any): Promise<string[]> {
    const base = await addressOf(state);
    const request = App.createRequest({
      url: `${base.replace(/v1$/, 'v2')}/authors/roles`,
      param: '?unpaged=true',
      method: 'GET',
    }); // want: review unknown-client
    const response = await this.requestManager.schedule(request, 1);
    return JSON.parse(response.data).content;
  }
}
