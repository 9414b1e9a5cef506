import axios from 'axios';

const site = process.env.DD_SITE ?? 'datadoghq.com';
const datadog = axios.create({ baseURL: `https://api.${site}`, headers: { 'DD-API-KEY': process.env.DD_API_KEY } });

export const submit = (series: object[]) => datadog.post('/api/v1/series', { series }); // nope: another method
export const query = (expression: string) => datadog.get('/api/v1/query', { params: { query: expression } }); // nope: another path
export const hostTags = () => datadog.get('/api/v1/tags'); // nope: Datadog; mention
export const listMetrics = () => fetch(`https://api.datadoghq.eu/api/v1/series?from=${Date.now() - 3600}`); // nope: Datadog; mention
