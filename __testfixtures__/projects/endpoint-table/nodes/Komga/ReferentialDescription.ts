import type { INodeProperties } from 'n8n-workflow';

const list = (name: string, url: string) => ({ name, value: name.toLowerCase(), routing: { request: { method: 'GET' as const, url } } });

export const referentialOperations: INodeProperties['options'] = [
  list('Genres', '/api/v1/genres'), // want: manual
  list('Languages', '/api/v1/languages'), // want: manual
  list('Collections', '/api/v1/collections'), // nope: a live list
  { name: 'Update', value: 'update', routing: { request: { method: 'PUT', url: '=/api/v1/libraries/{{$value}}' } } }, // want: manual
];
