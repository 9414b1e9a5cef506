export function authors() {
  return new Promise(resolve => {
    const xhr = new XMLHttpRequest();
    xhr.open('GET', '/api/v1/authors'); // want: review response-not-shown
    xhr.onload = () => resolve(JSON.parse(xhr.responseText));
    xhr.send();
  });
}

export const authorsMatching = (base, text, cb) => {
  let r = new XMLHttpRequest;
  r.onreadystatechange = () => r.readyState == 4 && cb(r.response);
  r.open("GET", base + "/api/v1/authors?search=" + encodeURIComponent(text), true); // want: review response-not-shown
  r.responseType = "json";
  r.send();
};

export const probe = base => {
  const r = new XMLHttpRequest();
  r.open('HEAD', `${base}/api/v1/authors`, false); // nope: another method
  r.send();
  return r.status;
};
