export const paths = { releases: '/api/v1/series/release-dates' }; // mention
