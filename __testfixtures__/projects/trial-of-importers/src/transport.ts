export const transport = {
  send: (url: string, init?: RequestInit): Promise<Response> => fetch(url, init),
};
