import { SourceStateManager } from '@paperback/types'

export const DEFAULTS = {
    address: 'https://demo.komga.invalid',
    user: '',
    password: '',
    hideRead: false,
    pageSize: 40
}

export async function getServer(state: SourceStateManager): Promise<string> {
    return ((await state.retrieve('address')) as string | undefined) ?? DEFAULTS.address
}

/** Everything we call lives below this. */
export async function getApi(state: SourceStateManager): Promise<string> {
    return `${await getServer(state)}/api/v1`
}

export async function getAuthorization(state: SourceStateManager): Promise<string> {
    const user = ((await state.keychain.retrieve('user')) as string | undefined) ?? DEFAULTS.user
    const password = ((await state.keychain.retrieve('password')) as string | undefined) ?? DEFAULTS.password
    return 'Basic ' + Buffer.from(`${user}:${password}`).toString('base64')
}

export async function getHideRead(state: SourceStateManager): Promise<boolean> {
    return ((await state.retrieve('hideRead')) as boolean | undefined) ?? DEFAULTS.hideRead
}
