import axios from 'axios'

/**
 * Import of "want to read" lists. This is the books API of a BookWyrm-like tracker, its host is typed in by the user.
 */
const tracker = axios.create({ timeout: 8000 })

export interface WantedBook {
    title: string
    series?: string
    isbn13?: string
}

export async function wantedBooks(host: string, token: string): Promise<WantedBook[]> {
    const out: WantedBook[] = []
    let page = 1
    for (;;) {
        const { data } = await tracker.get(`https://${host}/api/v1/books`, {
            params: { shelf: 'to-read', page },
            headers: { Authorization: `Bearer ${token}` },
        })
        out.push(...data.results)
        if (!data.next) return out
        page++
    }
}
