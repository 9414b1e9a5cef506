import type { AxiosInstance } from 'axios';

export const stations = (weather: AxiosInstance) => weather.get('/stations'); // nope: no path of this service
