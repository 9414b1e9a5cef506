const metrics = process.env.METRICS_ADDRESS;

export const usage = () => fetch(`${metrics}/api/v1/series?match[]=komga_books_total`); // nope: time series; mention
