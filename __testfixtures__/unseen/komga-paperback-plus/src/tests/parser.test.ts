import { expect } from 'chai'
import { capitalize, parseJson, statusOf } from '../KomgaPlus/parser'

describe('parser', () => {
    it('capitalizes', () => {
        expect(capitalize('science fiction')).to.equal('Science fiction')
        expect(capitalize('')).to.equal('')
    })

    it('reads text and objects', () => {
        expect(parseJson<{ a: number }>('{"a":1}').a).to.equal(1)
        expect(parseJson<{ a: number }>({ a: 2 }).a).to.equal(2)
        expect(() => parseJson(undefined)).to.throw()
    })

    it('knows states', () => {
        const series = { metadata: { status: 'HIATUS' } } as any
        expect(statusOf(series)).to.equal('Hiatus')
    })
})
