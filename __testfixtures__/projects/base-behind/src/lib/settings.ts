export const settings = { address: 'http://localhost/api/v1', back: '/', ...JSON.parse(localStorage.getItem('settings') ?? '{}') };
