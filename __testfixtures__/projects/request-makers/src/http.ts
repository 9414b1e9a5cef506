export interface Outgoing {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
}

export const GET = (url: string, headers: Record<string, string> = {}): Outgoing => ({ url, method: 'GET', headers });

export const POST = (url: string, headers: Record<string, string> = {}, body?: string): Outgoing => ({
  url,
  method: 'POST',
  headers: { ...headers, 'Content-Type': 'application/json' },
  body,
});

export const execute = (request: Outgoing): Promise<Response> =>
  fetch(request.url, { method: request.method, headers: request.headers, body: request.body });
