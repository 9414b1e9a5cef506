import axios, { type AxiosInstance } from 'axios';

export enum ApiVersion {
  V1 = 'v1',
  V2 = 'v2',
}

const instances = new Map<ApiVersion, AxiosInstance>();

export function http(version: ApiVersion = ApiVersion.V1): AxiosInstance {
  const known = instances.get(version);
  if (known) return known;
  const instance = axios.create({ baseURL: `${import.meta.env.VITE_KOMGA_URL}/api/${version}` });
  instances.set(version, instance);
  return instance;
}

// Another key may lead to another client
export function other(version: ApiVersion): AxiosInstance {
  const known = instances.get(ApiVersion.V2);
  if (known) return known;
  const instance = axios.create({ baseURL: `${import.meta.env.VITE_KOMGA_URL}/api/${version}` });
  instances.set(version, instance);
  return instance;
}
