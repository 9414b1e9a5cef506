const BASE = '/api/v1';

export const request = (path: string, init?: RequestInit) => fetch(BASE + path, init).then((answer) => answer.json());
