import qs from 'qs';

export const serialize = (params: object) => qs.stringify(params, { indices: false });
