export const push = (series: object[]) => fetch('/api/v1/series', { method: 'POST', body: JSON.stringify({ series }) }); // nope: another method
export const recent = (seconds: number) => fetch(`/api/v1/series?from=${Date.now() / 1000 - seconds}`); // nope: time series; mention
