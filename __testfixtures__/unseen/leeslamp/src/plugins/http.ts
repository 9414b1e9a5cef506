import axios, { type AxiosInstance } from 'axios'

export function createHttp(baseURL: string): AxiosInstance {
    const http = axios.create({
        baseURL,
        withCredentials: true,
        timeout: 15000,
    })

    http.interceptors.response.use(
        response => response,
        error => {
            if (error.response?.status === 401 && location.pathname !== '/aanmelden') {
                location.assign('/aanmelden?terug=' + encodeURIComponent(location.pathname))
            }
            return Promise.reject(error)
        }
    )
    return http
}

export const http = createHttp(import.meta.env.VITE_KOMGA_URL)
