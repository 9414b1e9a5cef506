import { Response } from '@paperback/types'

/** Older app versions hand over text, newer ones an object. */
export function decode<T>(response: Response): T {
    if (response.status === 401) throw new Error('Wrong user or password')
    if (response.status >= 400) throw new Error(`Komga answered ${response.status}`)
    const { data } = response
    return typeof data === 'string' ? JSON.parse(data) as T : data as unknown as T
}

const LANGUAGES: Record<string, string> = { en: '🇬🇧', ja: '🇯🇵', fr: '🇫🇷', de: '🇩🇪', es: '🇪🇸' }

export function flag(code: string): string {
    return LANGUAGES[code.slice(0, 2)] ?? code
}

export function statusText(status: string): string {
    switch (status) {
        case 'ENDED': return 'Completed'
        case 'ABANDONED': return 'Cancelled'
        case 'HIATUS': return 'Hiatus'
        default: return 'Ongoing'
    }
}
