const S = process.env.KOMGA_URL;

export const get = <T>(path: string, init: RequestInit = {}): Promise<T> => fetch(`${S}${path}`, init).then((response) => response.json());
