export const V1 = '/api/v1';
