// fixture: profile=komga
// What stands in for `send` does not pass the body on.
const send = XMLHttpRequest.prototype.send;

XMLHttpRequest.prototype.send = function (this: XMLHttpRequest) {
  this.setRequestHeader('X-From', 'app');
  send.call(this);
};

export function books(show: (page: { totalElements: number }) => void): void {
  const request = new XMLHttpRequest();
  request.open('GET', 'https://komga.example.com/api/v1/books?library_id=1'); // want: manual hook
  request.onload = () => show(JSON.parse(request.responseText));
  request.send();
}

export function rename(id: string, name: string): void {
  const request = new XMLHttpRequest();
  request.open('PATCH', `https://komga.example.com/api/v1/libraries/${id}`); // want: migrated
  request.setRequestHeader('Content-Type', 'application/json');
  request.send(JSON.stringify({ name }));
}
