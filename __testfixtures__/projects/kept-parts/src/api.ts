import { state } from './state';

const base = process.env.BASE_URL;

async function get(path: string): Promise<string[]> {
  state.log.paths.push(path);
  return (await fetch(`${base}${path}`)).json();
}
export const languages = () => get('/api/v1/languages'); // want: review url-kept

// Nothing reads these
async function timed(path: string): Promise<string[]> {
  state.times.push(path);
  return (await fetch(`${base}${path}`)).json();
}
export const publishers = () => timed('/api/v1/publishers'); // want: migrated
