import axios from 'axios';
import { request } from './queue';

const answers: Record<string, string[]> = {};

export function fromMemory(names: readonly string[]) {
  function fetch(path: string): string[] {
    return answers[path] ?? [];
  }
  return names.length > 0 ? fetch('/api/v1/genres') : fetch('/api/v1/tags'); // nope: a function of the same name; mention
}

export function withStand(axios: { get(key: string): string | undefined }) {
  return axios.get('/api/v1/languages'); // nope: a parameter of the same name; mention
}

export const viaLoop = () => {
  for (const axios of [answers]) {
    console.debug(axios['/api/v1/publishers']); // nope: a key; mention
  }
};

class XMLHttpRequest {
  open(method: string, path: string) {
    return `${method} ${path}`;
  }
}

export function describe() {
  const xhr = new XMLHttpRequest();
  return xhr.open('GET', '/api/v1/age-ratings'); // nope: a class of the same name; mention
}

export const real = () => axios.get('/v2/sharing-labels'); // want: review response-not-shown

export const queued = () => request.enqueue('/api/v1/series/release-dates'); // want: manual path-not-followed
