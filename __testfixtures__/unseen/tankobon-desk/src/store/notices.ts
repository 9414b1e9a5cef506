import { defineStore } from 'pinia'

export const useNotices = defineStore('notices', {
    state: () => ({ items: [] as { id: number, text: string }[], next: 1 }),
    actions: {
        add(text: string) {
            const id = this.next++
            this.items.push({ id, text })
            setTimeout(() => this.dismiss(id), 6000)
        },
        dismiss(id: number) {
            this.items = this.items.filter(n => n.id !== id)
        },
    },
})
