import request from 'supertest';
import { start } from './start';

const komga = start({ files: 'fixtures' });

export const genres = () => request(start(komga)).get('/api/v1/genres'); // nope: a test of the own server; mention
export const agent = request.agent(komga);
export const books = () => agent.get('/api/v1/books'); // nope: a test of the own server; mention
