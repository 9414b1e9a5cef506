import axios from 'axios';

export interface ApiConfig {
  BASE: string;
  TOKEN?: string;
  ENCODE_PATH?: (path: string) => string;
}

export interface ApiRequestOptions {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  readonly url: string;
  readonly path?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
}

const getUrl = (config: ApiConfig, options: ApiRequestOptions): string => {
  const encoder = config.ENCODE_PATH || encodeURI;
  const path = options.url.replace(/{(.*?)}/g, (substring: string, group: string) => {
    if (options.path?.hasOwnProperty(group)) {
      return encoder(String(options.path[group]));
    }
    return substring;
  });
  return `${config.BASE}${path}`;
};

export const request = async <T>(config: ApiConfig, options: ApiRequestOptions): Promise<T> => {
  const response = await axios.request({
    url: getUrl(config, options),
    method: options.method,
    params: options.query,
    data: options.body,
    headers: { Authorization: `Bearer ${config.TOKEN}` },
  });
  return response.data;
};
