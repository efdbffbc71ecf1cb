/** What a server is told at its start: a configuration, or one sentence. */
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import {
  ownSite,
  readSiteConfiguration,
  writeSiteConfiguration,
} from '../../../../src/adapters/http/site-configuration.ts'
import { decodeSite } from '../../../../src/adapters/server/site-configuration.wire.ts'

const adapters = new Map([
  ['priceBook', ['commerce', 'other']],
  ['search', ['search']],
])

const place = { shopAddress: 'http://127.0.0.1:4173', languages: ['en_us', 'de', 'fr'], adapters }

const told = (environment: Readonly<Record<string, string>>, file?: unknown) =>
  decodeSite({ environment, file: file === undefined ? undefined : JSON.stringify(file) }, place)

const sentence = (environment: Readonly<Record<string, string>>, file?: unknown) => {
  const read = told(environment, file)
  return E.isLeft(read) ? read.left : 'nothing is wrong'
}

describe('what a server is told', () => {
  it('is nothing where everything is on the own origin', () => {
    expect(told({})).toEqual(E.right({ site: ownSite, vault: undefined }))
    const own = told({ COMMERCE_ADDRESS: `${place.shopAddress}/` })
    expect(own).toEqual(told({}))
  })

  it('is read from the environment', () => {
    const read = told({
      COMMERCE_ADDRESS: 'https://engine.test/shop/',
      SEARCH_ADDRESS: 'https://find.test',
      CONTENT_ADDRESS: 'http://127.0.0.1:1337',
      MEDIA_ADDRESS: 'https://pictures.test',
      VAULT_ADDRESS: 'https://cards.test/',
      UPLOAD_ORIGINS: 'https://a.test, https://b.test,https://a.test',
      STORAGE_ORIGINS: 'https://c.test',
      SITE_CODE: 'north',
      SITE_LANGUAGES: 'de, fr',
      SITE_REGIONS: 'EU',
      ADAPTERS: 'priceBook=other, search = search',
    })
    expect(read).toEqual(
      E.right({
        site: {
          addresses: {
            commerce: 'https://engine.test/shop',
            search: 'https://find.test',
            content: 'http://127.0.0.1:1337',
            media: 'https://pictures.test',
            uploads: ['https://a.test', 'https://b.test'],
            storage: ['https://c.test'],
          },
          siteCode: 'north',
          languages: ['de', 'fr'],
          regions: ['EU'],
          adapters: { priceBook: 'other', search: 'search' },
        },
        vault: 'https://cards.test',
      }),
    )
  })

  it('is read from a file too, over which the environment wins', () => {
    const file = { SITE_CODE: 'file', SITE_LANGUAGES: ['de', 'fr'] }
    const read = told({ SITE_CODE: 'environment' }, file)
    expect(read).toMatchObject({
      right: { site: { siteCode: 'environment', languages: ['de', 'fr'] } },
    })
  })

  it.each([
    ['a wrong scheme', 'ftp://engine.test', 'begins with neither https:// nor http://'],
    ['no scheme', 'engine.test', 'begins with neither https:// nor http://'],
    ['no host', 'https://', 'is no address'],
    ['a blank', 'https://engine .test', 'is no address'],
    ['a query', 'https://engine.test?a=1', 'has a query'],
    ['a mark', 'https://engine.test#a', 'has a query or a mark'],
    ['a host that ends a policy', 'https://a;b.test', 'host has signs that no host has'],
  ])('is refused in a sentence for an address with %s', (_, address, said) => {
    const problem = sentence({ COMMERCE_ADDRESS: address })
    expect(problem).toMatch(/^COMMERCE_ADDRESS is "[^"]*", (which|whose) .*\.$/)
    expect(problem).toContain(said)
  })

  it.each(['https://me:secret@engine.test', 'https://secret@engine.test', 'x://a:secret@b'])(
    'is refused without repeating what is secret in %s',
    (address) => {
      const problem = sentence({ COMMERCE_ADDRESS: address })
      expect(problem).toContain('holds a name or a password')
      expect(problem).not.toContain('secret')
    },
  )

  it.each(['VAULT_ADDRESS', 'UPLOAD_ORIGINS', 'STORAGE_ORIGINS'])(
    'is refused for a path in %s, where none may be',
    (name) => {
      expect(sentence({ [name]: 'https://other.test/path' })).toContain('has a path')
    },
  )

  it('is refused for services without https behind a shop that has it', () => {
    const secure = { ...place, shopAddress: 'https://shop.test' }
    const read = decodeSite(
      { environment: { SEARCH_ADDRESS: 'http://find.test' }, file: undefined },
      secure,
    )
    expect(read).toMatchObject({ left: expect.stringContaining('not encrypted') })
  })

  it.each([
    [{ SITE_LANGUAGES: 'de,tlh' }, 'SITE_LANGUAGES names "tlh", which is none of en_us, de, fr.'],
    [{ SITE_REGIONS: 'US,MOON' }, 'SITE_REGIONS names "MOON", which is neither US nor EU.'],
    [{ SITE_CODE: 'a b' }, 'SITE_CODE is "a b"'],
    [
      { ADAPTERS: 'priceBook=none' },
      'ADAPTERS names "none" for priceBook, which can have commerce, other.',
    ],
    [
      { ADAPTERS: 'nothing=commerce' },
      'ADAPTERS names the port "nothing", which the shop does not have.',
    ],
    [
      { ADAPTERS: 'priceBook=other,priceBook=commerce' },
      'ADAPTERS names two adapters for the port priceBook.',
    ],
    [{ ADAPTERS: 'other' }, 'ADAPTERS holds "other", which is no port and adapter'],
  ])('is refused for what the shop does not have: %o', (environment, said) => {
    expect(sentence(environment)).toContain(said)
  })

  it.each([
    [{ COMERCE_ADDRESS: 'https://a.test' }, '"COMERCE_ADDRESS", which is no setting'],
    [['https://a.test'], 'no object'],
    [{ SITE_CODE: 5 }, 'no object of texts'],
  ])('is refused for a file that says something else: %o', (file, said) => {
    expect(sentence({}, file)).toContain(said)
  })

  it('is refused for a file that is no JSON', () => {
    const read = decodeSite({ environment: {}, file: '{' }, place)
    expect(read).toEqual(E.left('CONFIG_FILE names a file that is no JSON.'))
  })
})

describe('what a page is told', () => {
  it('is nothing where everything is on the own origin', () => {
    expect(writeSiteConfiguration(ownSite)).toBe('')
    expect(readSiteConfiguration(undefined)).toEqual(readSiteConfiguration(''))
    expect(readSiteConfiguration(undefined)).toBe(ownSite)
  })

  it('has pictures where the content is, unless they have an address of their own', () => {
    const addresses = { ...ownSite.addresses, content: 'https://cms.example.com' }
    const read = (more: object) =>
      readSiteConfiguration(
        writeSiteConfiguration({ ...ownSite, addresses: { ...addresses, ...more } }),
      ).addresses
    expect(read({})).not.toHaveProperty('media')
    expect(read({ media: 'https://pictures.example.com' })).toMatchObject({
      media: 'https://pictures.example.com',
    })
  })

  it('is read as it was written, and cannot end its element (T18)', () => {
    const site = { ...ownSite, siteCode: '</script>', regions: ['EU'] } as const
    const text = writeSiteConfiguration(site)
    expect(text).not.toContain('<')
    expect(readSiteConfiguration(text)).toMatchObject({ siteCode: '</script>', regions: ['EU'] })
  })
})
