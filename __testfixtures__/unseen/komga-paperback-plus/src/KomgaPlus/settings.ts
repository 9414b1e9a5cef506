import { SourceStateManager } from '@paperback/types'

export interface Account {
    base: string
    authorization: string
}

export async function getServerUnavailableMessage(stateManager: SourceStateManager): Promise<string> {
    const address = (await stateManager.retrieve('serverAddress')) as string | undefined
    return address ? `Komga at ${address} does not answer` : 'Set the address of your Komga in the settings'
}

/** base ends in /api/v1 */
export async function getAccount(stateManager: SourceStateManager): Promise<Account> {
    const address = ((await stateManager.retrieve('serverAddress')) as string | undefined) ?? ''
    const user = ((await stateManager.retrieve('user')) as string | undefined) ?? ''
    const password = ((await stateManager.keychain.retrieve('password')) as string | undefined) ?? ''
    return {
        base: address.replace(/\/+$/, '') + '/api/v1',
        authorization: 'Basic ' + Buffer.from(`${user}:${password}`, 'utf-8').toString('base64')
    }
}

export async function getOptions(stateManager: SourceStateManager) {
    return {
        showOnDeck: ((await stateManager.retrieve('showOnDeck')) as boolean | undefined) ?? true,
        showContinue: ((await stateManager.retrieve('showContinue')) as boolean | undefined) ?? true,
        orderNewestFirst: ((await stateManager.retrieve('orderNewestFirst')) as boolean | undefined) ?? false
    }
}

export async function setAccount(
    stateManager: SourceStateManager,
    address: string,
    user: string,
    password: string
): Promise<void> {
    await stateManager.store('serverAddress', address)
    await stateManager.store('user', user)
    await stateManager.keychain.store('password', password)
}
