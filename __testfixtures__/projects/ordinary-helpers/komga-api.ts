import { apiClient } from './api-client';

export const komga = {
  reading: () => apiClient.get<{ content: string[] }>('/books', { read_status: 'IN_PROGRESS' }), // want: review wrapper-grown
  newest: () => apiClient.get<{ content: string[] }>('/books/latest'), // nope: a live list
};
