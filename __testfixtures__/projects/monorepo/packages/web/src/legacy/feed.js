import axios from 'axios';

export function feed(server) {
  return axios({ method: 'get', url: `${server}/api/v1/books`, params: { sort: 'createdDate,desc' } }); // want: review query-parameters
}

export function feedOf(server, seriesId) {
  return axios.get(server + '/api/v1/series/' + seriesId + '/books?unpaged=true'); // want: review query-parameters
}
