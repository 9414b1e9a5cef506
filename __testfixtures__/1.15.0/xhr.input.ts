type Handler = (error: Error | null, text?: string) => void;

export function loadSeries(handler: Handler): void {
  const xhr = new XMLHttpRequest();
  xhr.open('GET', '/api/v1/series'); // want: review response-not-shown
  xhr.onload = () => handler(null, xhr.responseText);
  xhr.onerror = () => handler(new Error('no answer'));
  xhr.send();
}

export function loadSeriesPage(page: number, handler: Handler): XMLHttpRequest {
  const xhr = new XMLHttpRequest();
  xhr.open('GET', `/api/v1/series?page=${page}&size=30`, true); // want: review query-parameters
  xhr.setRequestHeader('Accept', 'application/json');
  xhr.addEventListener('load', () => handler(null, xhr.responseText));
  xhr.send(null);
  return xhr;
}

export function loadLetters(base: string): Promise<string[]> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.responseType = 'json';
    request.onloadend = () => resolve(request.response);
    request.open('get', base + '/api/v1/alphabetical-groups'); // want: review response-not-shown
    request.send();
  });
}

export class LetterLoader {
  private xhr = new XMLHttpRequest();

  load(onLetters: (letters: unknown) => void): void {
    this.xhr.onreadystatechange = () => {
      if (this.xhr.readyState === XMLHttpRequest.DONE) onLetters(JSON.parse(this.xhr.responseText));
    };
    this.xhr.open('GET', '/api/v1/series/alphabetical-groups'); // want: review response-not-shown
    this.xhr.send();
  }
}

export function loadOne(id: string, handler: Handler): void {
  const xhr = new XMLHttpRequest();
  xhr.open('GET', '/api/v1/series/' + id); // nope: one series
  xhr.onload = () => handler(null, xhr.responseText);
  xhr.send();
}
