import { DUIForm, DUISection, SourceStateManager } from '@paperback/types'
import { DEFAULTS, getHideRead, getServer } from './settings'

export function serverSection(state: SourceStateManager): DUISection {
    return App.createDUISection({
        id: 'server',
        header: 'Server',
        isHidden: false,
        rows: async () => [
            App.createDUIInputField({
                id: 'address',
                label: 'Address',
                value: App.createDUIBinding({
                    get: async () => getServer(state),
                    set: async (value: string) => state.store('address', value.trim().replace(/\/+$/, ''))
                })
            }),
            App.createDUISwitch({
                id: 'hideRead',
                label: 'Hide finished series',
                value: App.createDUIBinding({
                    get: async () => getHideRead(state),
                    set: async (value: boolean) => state.store('hideRead', value)
                })
            })
        ]
    })
}

export function settingsForm(state: SourceStateManager): DUIForm {
    return App.createDUIForm({
        sections: async () => [serverSection(state)],
        onSubmit: async () => {
            if (!(await getServer(state)).startsWith('http')) await state.store('address', DEFAULTS.address)
        }
    })
}
