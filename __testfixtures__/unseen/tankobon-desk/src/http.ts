import axios, { AxiosInstance } from 'axios'
import qs from 'qs'
import { useNotices } from '@/store/notices'

/**
 * One instance per server. The user can have several (home, parents), see store/servers.ts.
 */
export function createHttp(origin: string, user?: string, password?: string): AxiosInstance {
    const instance = axios.create({
        baseURL: origin,
        withCredentials: true,
        auth: user ? { username: user, password: password || '' } : undefined,
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
        // Spring wants a=1&a=2
        paramsSerializer: { serialize: params => qs.stringify(params, { indices: false, skipNulls: true }) },
    })

    instance.interceptors.response.use(
        response => response,
        error => {
            const notices = useNotices()
            if (error.response) notices.add(`${error.response.status}: ${error.config.url}`)
            else notices.add(`No answer from ${origin}`)
            return Promise.reject(error)
        },
    )
    return instance
}
