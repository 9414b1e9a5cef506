import axios from 'axios';

export function sync(library, state) {
  let method;
  switch (state) {
    case 'new':
      method = 'POST';
      break;
    case 'changed':
      method = 'PATCH';
      break;
    default:
      method = 'DELETE';
  }
  return axios({ method, url: `/api/v1/libraries/${library.id}`, data: library }); // want: migrated
}

export function store(library) {
  const send = library.isNew ? axios.post : axios.put;
  return send(`/api/v1/libraries/${library.id}`, library); // want: manual
}

export function each(library) {
  switch (library.state) {
    case 'changed':
      return axios.patch(`/api/v1/libraries/${library.id}`, library); // want: migrated
    case 'gone':
      return axios.delete(`/api/v1/libraries/${library.id}`); // nope: another method
    default:
      return axios.get('/api/v1/libraries'); // nope: the list of libraries is live
  }
}
