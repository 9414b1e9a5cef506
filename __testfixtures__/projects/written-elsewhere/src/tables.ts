export const paths = { genres: '/api/v1/genres', languages: '/api/v1/languages' }; // mention
export const parts = { v1: { tags: '/api/v1/tags' } };
export const steady = { publishers: '/api/v1/publishers' }; // mention
