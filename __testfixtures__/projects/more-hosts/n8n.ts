export class Komga {
  async execute(this: IExecuteFunctions) {
    const { url, key } = await this.getCredentials('komgaApi');
    const library = this.getNodeParameter('library', 0) as string;
    const response = await this.helpers.httpRequest({ // want: review
      method: 'GET',
      url: `${url}/api/v1/series`,
      qs: { library_id: library, size: 50 },
      headers: { 'X-API-Key': key },
      json: true,
    });
    return [this.helpers.returnJsonArray(response.content)];
  }
}
