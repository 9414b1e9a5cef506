import axios from 'axios';
import qs from 'qs';

// The old half of the application. Do not use for new things.
export const http = axios.create({
    baseURL: '/komga',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    paramsSerializer: { serialize: (params) => qs.stringify(params, { arrayFormat: 'repeat' }) },
});

http.interceptors.response.use(undefined, (error) => {
    if (error.response && error.response.status === 401) {
        window.location.assign('/login');
    }
    return Promise.reject(error);
});
