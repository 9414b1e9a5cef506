import Service from '@ember/service';
import fetch from 'fetch';
import config from 'library/config/environment';

export default class KomgaApiService extends Service {
  async request(path, query = {}) {
    const url = new URL(`${config.komga.host}/api/v1/${path}`);
    for (const key of Object.keys(query)) {
      if (query[key] != null) url.searchParams.append(key, query[key]);
    }
    const response = await fetch(url);
    return response.json();
  }
}
