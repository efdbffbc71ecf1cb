/** Whatever a server is told: a configuration that a policy can name, or a sentence; never an exception. */
import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeSite } from '../../src/adapters/server/site-configuration.wire.ts'
import { settingNames } from '../../src/adapters/server/operator-settings.ts'

const place = { shopAddress: 'http://shop.test', languages: ['en_us', 'de'], adapters: new Map() }

const anAddress = fc
  .tuple(
    fc.constantFrom('https://', 'http://', 'ftp://', 'javascript:', '//', ''),
    fc.constantFrom('', 'me@', 'me:secret@'),
    fc.oneof(fc.domain(), fc.string(), fc.constantFrom('[::1]', 'a;b', "a'b", 'a,b', '*')),
    fc.constantFrom('', '/', '/path', '?a', '#a', ':99999', '\\', ' ; script-src *'),
  )
  .map((parts) => parts.join(''))

const aValue = fc.oneof(anAddress, fc.string({ unit: 'binary' }), fc.constantFrom('de', 'EU', ','))

const addressNames = settingNames.filter((name) => /ADDRESS|ORIGINS/.test(name))
const otherNames = settingNames.filter((name) => !addressNames.includes(name))

const anEnvironment = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...addressNames), aValue),
    fc.dictionary(
      fc.constantFrom(...otherNames),
      fc.oneof(
        fc.string(),
        aValue.map((text) => text.replaceAll('secret', '')),
      ),
    ),
  )
  .map((parts): Readonly<Record<string, string>> => Object.assign({}, ...parts))

const aFile = fc.option(
  fc.oneof(
    fc.string(),
    fc.json(),
    anEnvironment.map((each) => JSON.stringify(each)),
  ),
  {
    nil: undefined,
  },
)

it('makes a configuration or one sentence of anything', () => {
  fc.assert(
    fc.property(anEnvironment, aFile, (environment, file) => {
      const read = decodeSite({ environment, file }, place)
      if (E.isLeft(read)) {
        expect(read.left).toMatch(/^[A-Z_]+ (is|holds|names|says) .*\.$/)
        expect(read.left).not.toContain('secret')
        return
      }
      const { addresses } = read.right.site
      for (const address of Object.values(addresses).flat()) {
        if (address === '') continue
        expect(new URL(address).origin).toMatch(/^https?:\/\/[^\s;,'"*@]+$/)
      }
    }),
  )
})
