type Handler = (error: Error | null, text?: string) => void;

export function loadSeries(handler: Handler): void {
  const xhr = new XMLHttpRequest();
  xhr.open('POST', '/api/v1/series/list'); // want: review response-not-shown
  xhr.onload = () => handler(null, xhr.responseText);
  xhr.onerror = () => handler(new Error('no answer'));
  xhr.setRequestHeader('Content-Type', 'application/json');
  xhr.send(JSON.stringify({}));
}

export function loadSeriesPage(page: number, handler: Handler): XMLHttpRequest {
  const xhr = new XMLHttpRequest();
  xhr.open('POST', `/api/v1/series/list?page=${page}&size=30`, true); // want: review query-parameters
  xhr.setRequestHeader('Accept', 'application/json');
  xhr.addEventListener('load', () => handler(null, xhr.responseText));
  xhr.setRequestHeader('Content-Type', 'application/json');
  xhr.send(JSON.stringify({}));
  return xhr;
}

export function loadLetters(base: string): Promise<string[]> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.responseType = 'json';
    request.onloadend = () => resolve(request.response);
    request.open('POST', base + '/api/v1/series/list/alphabetical-groups'); // want: review response-not-shown
    request.setRequestHeader('Content-Type', 'application/json');
    request.send(JSON.stringify({}));
  });
}

export class LetterLoader {
  private xhr = new XMLHttpRequest();

  load(onLetters: (letters: unknown) => void): void {
    this.xhr.onreadystatechange = () => {
      if (this.xhr.readyState === XMLHttpRequest.DONE) onLetters(JSON.parse(this.xhr.responseText));
    };
    this.xhr.open('POST', '/api/v1/series/list/alphabetical-groups'); // want: review response-not-shown
    this.xhr.setRequestHeader('Content-Type', 'application/json');
    this.xhr.send(JSON.stringify({}));
  }
}

export function loadOne(id: string, handler: Handler): void {
  const xhr = new XMLHttpRequest();
  xhr.open('GET', '/api/v1/series/' + id); // nope: one series
  xhr.onload = () => handler(null, xhr.responseText);
  xhr.send();
}
