import axios from 'axios'

/**
 * Luisterboeken van de bibliotheek, een heel andere server.
 */
const luister = axios.create({ baseURL: import.meta.env.VITE_LUISTER_URL })

export interface Luisterboek {
    isbn: string
    titel: string
    duur: number
}

export async function zoekLuisterboeken(search: string, tag?: string): Promise<Luisterboek[]> {
    const params: any = { search }
    if (tag) params.tag = tag
    const { data } = await luister.get<{ items: Luisterboek[] }>('/api/v1/books', { params })
    return data.items
}

export async function luisterGenres(): Promise<string[]> {
    return (await luister.get<string[]>('/api/v1/genres')).data
}

export function duurTekst(minuten: number): string {
    const uren = Math.floor(minuten / 60)
    const rest = minuten % 60
    if (uren === 0) return `${rest} min`
    return rest === 0 ? `${uren} uur` : `${uren} uur en ${rest} min`
}
