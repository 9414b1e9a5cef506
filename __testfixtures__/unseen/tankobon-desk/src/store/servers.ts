import { defineStore } from 'pinia'
import { createHttp } from '@/http'
import { createServices, Services } from '@/services'

interface Server {
    name: string
    origin: string
    user: string
    password: string
}

const KEY = 'tankobon.servers'
const cache = new Map<string, Services>()

export const useServers = defineStore('servers', {
    state: () => ({
        list: JSON.parse(localStorage.getItem(KEY) || '[]') as Server[],
        active: 0,
    }),
    getters: {
        current: state => state.list[state.active],
        api(): Services {
            const server = this.current
            if (!server) throw new Error('no server configured')
            if (!cache.has(server.origin)) {
                cache.set(server.origin, createServices(createHttp(server.origin, server.user, server.password)))
            }
            return cache.get(server.origin)!
        },
    },
    actions: {
        add(server: Server) {
            this.list.push(server)
            localStorage.setItem(KEY, JSON.stringify(this.list))
        },
    },
})
