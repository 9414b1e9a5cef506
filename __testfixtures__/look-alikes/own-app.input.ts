import fastify, { type FastifyInstance } from 'fastify';
import request from 'supertest';
import { start } from './start';

const komga = start({ files: 'fixtures' });

export const genres = () => request(start(komga)).get('/api/v1/genres'); // nope: a test of the own server; mention
export const agent = request.agent(komga);
export const books = () => agent.get('/api/v1/books'); // nope: a test of the own server; mention

const gateway = fastify();
gateway.get('/api/v1/tags', async () => ['own']); // nope: a route of the own server; mention
export const renamed = () => gateway.inject({ method: 'PUT', url: '/api/v1/libraries/7', payload: { name: 'own' } }); // nope: a test of the own server; mention
export const listed = (app: FastifyInstance) => app.inject({ method: 'GET', url: '/api/v1/genres' }); // nope: a test of the own server; mention
