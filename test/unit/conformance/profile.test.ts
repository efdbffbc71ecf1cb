/** The file in which whoever brings a backend says where it is and what may be taken for granted. */
import { readFileSync } from 'node:fs'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { decodeProfile } from '../../conformance/profile.wire.ts'

const place = {
  shopAddress: '',
  languages: ['en_us', 'de'],
  adapters: new Map([['priceBook', ['commerce']]]),
}
const settings = { COMMERCE_ADDRESS: 'https://engine.example.com' }
const decoded = (profile: unknown) => decodeProfile(JSON.stringify(profile), place)

describe('a profile', () => {
  it('names backends, accounts, goods and commands', () => {
    const read = decoded({
      settings: { ...settings, ADAPTERS: ['priceBook=commerce'] },
      password: 'a password',
      accounts: { us: 'una@example.com', eu: { register: 'EU' } },
      goods: { skuCode: 'XY1' },
      commands: { prepare: ['node', 'prepare.mjs'] },
    })
    expect(read).toMatchObject(
      E.right({
        site: { addresses: { commerce: 'https://engine.example.com' } },
        accounts: { us: 'una@example.com', eu: { register: 'EU' } },
        goods: { skuCode: 'XY1' },
        caseMs: 60_000,
      }),
    )
  })

  it('of the reference backend can be read', () => {
    const text = readFileSync('test/conformance/reference-profile.json', 'utf8')
    expect(E.isRight(decodeProfile(text, place))).toBe(true)
  })

  it.each([
    ['is no JSON object', '[]'],
    ['accounts names "boss"', JSON.stringify({ settings, accounts: { boss: 'a@b.test' } })],
    ['goods names "motor"', JSON.stringify({ settings, goods: { motor: 'XY1' } })],
    ['commands names "reset"', JSON.stringify({ settings, commands: { reset: [] } })],
    ['cannot be read at accounts', JSON.stringify({ settings, accounts: { us: 7 } })],
    ['which is no port', JSON.stringify({ settings: { ...settings, ADAPTERS: 'priceBook' } })],
  ])('that is wrong is refused in one sentence: %s', (sentence, text) => {
    const read = decodeProfile(text, place)
    expect(E.isLeft(read) && read.left).toContain(sentence)
  })
})
