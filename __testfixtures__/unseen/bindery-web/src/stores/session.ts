import { defineStore } from 'pinia'
import { useLocalStorage } from '@vueuse/core'

export const useSession = defineStore('session', () => {
  const server = useLocalStorage('bindery.server', 'http://localhost:25600')
  const apiKey = useLocalStorage('bindery.key', '')

  function expire() {
    apiKey.value = ''
  }

  return { server, apiKey, expire }
})
