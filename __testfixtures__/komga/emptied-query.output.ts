// fixture: profile=komga
// Queries that are made in the call, and empty once the filters are in the body

import axios from 'axios';

const site = 'http://localhost:25600';

export const unread = () =>
  axios.post(`${site}/api/v1/series/list`, { condition: { readStatus: { operator: 'is', value: 'UNREAD' } } }); // want: migrated
export const some = () =>
  axios.post(
    `${site}/api/v1/series/list`,
    { condition: { readStatus: { operator: 'is', value: 'UNREAD' } } },
    { params: new URLSearchParams({ size: '5' }) },
  ); // want: migrated
export const none = () =>
  axios.get(`${site}/api/v1/collections`, { params: new URLSearchParams({ search: 'a' }) }); // nope: a live list
