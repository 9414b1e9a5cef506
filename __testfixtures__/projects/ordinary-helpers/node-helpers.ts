import type { IDataObject, IExecuteFunctions, IHttpRequestMethods, IHttpRequestOptions } from 'n8n-workflow';

export async function komgaRequest(
  this: IExecuteFunctions,
  method: IHttpRequestMethods,
  endpoint: string,
  body: IDataObject = {},
  qs: IDataObject = {},
): Promise<any> {
  const { address } = await this.getCredentials('komgaApi');
  const options: IHttpRequestOptions = {
    method,
    url: `${address}/api/v1${endpoint}`,
    body,
    qs,
    json: true,
  };
  if (Object.keys(body).length === 0) {
    delete options.body;
  }
  return await this.helpers.httpRequestWithAuthentication.call(this, 'komgaApi', options);
}
