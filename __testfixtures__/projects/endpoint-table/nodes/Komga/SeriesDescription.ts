import type { INodeProperties } from 'n8n-workflow';

export const seriesOperations: INodeProperties[] = [
  {
    displayName: 'Operation',
    name: 'operation',
    type: 'options',
    displayOptions: { show: { resource: ['series'] } },
    options: [
      {
        name: 'Get Many',
        value: 'getAll',
        action: 'Get many series',
        routing: { request: { method: 'GET', url: '/api/v1/series' } }, // want: manual
      },
      {
        name: 'Get',
        value: 'get',
        routing: { request: { method: 'GET', url: '=/api/v1/series/{{$parameter.seriesId}}' } }, // nope: one series
      },
      {
        name: 'Get Books',
        value: 'books',
        routing: { request: { method: 'GET', url: '=/api/v1/series/{{$parameter.seriesId}}/books' } }, // want: manual
      },
    ],
    default: 'getAll',
  },
];
