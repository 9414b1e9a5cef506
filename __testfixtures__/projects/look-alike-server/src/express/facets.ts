import type { Express, Request, Response } from 'express';

const prefix = '/api/v1';

export function addFacets(app: Express): void {
  app.get(`${prefix}/genres`, (_request: Request, response: Response) => response.json(['Comic'])); // nope: a route of a server; mention
  app.route(`${prefix}/tags`).get((_request, response) => response.json([])); // nope: a route of a server; mention
}
