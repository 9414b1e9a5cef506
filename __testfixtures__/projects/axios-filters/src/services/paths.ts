export const API_ROOT = '/api/v1';
export const API_SERIES = `${API_ROOT}/series`;
export const API_BOOKS = `${API_ROOT}/books`;
