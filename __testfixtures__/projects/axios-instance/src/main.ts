import { http } from './plugins/http.ts';
import { FacetService } from './services/facet-service.ts';
import SeriesService from './services/series-service.ts';

export const services = { series: new SeriesService(http), facets: new FacetService(http) };

export async function bookTotal(): Promise<number> {
  const response = await http.get('/api/v1/books', { params: { size: 0 } }); // want: review query-parameters
  return response.data.totalElements;
}

export const unread = () => http({ url: '/api/v1/books', params: { read_status: ['UNREAD'] } }); // want: review query-parameters
