/** What the environment says of a server, and sentences where it cannot be read. */
import { expect, it } from 'vitest'
import { addressesFrom, configFrom } from '../../../reference-backend/server/config.ts'
import { serverSettings } from '../../../server/settings.ts'

it('listens where nothing is said on the usual port of this machine', () => {
  expect(serverSettings({ PORT: '', PAGE_CACHE_MB: '0' })).toEqual({
    host: '127.0.0.1',
    port: 4173,
    patience: 1000,
    keptBytes: 0,
    editionAddress: undefined,
    hasBackend: undefined,
  })
  expect(addressesFrom({ SHOP_ADDRESS: 'https://shop.test/' }).shopAddress).toBe(
    'https://shop.test',
  )
  expect(configFrom({ PLACEMENT_CHECK_MS: '0' }).placementCheckMs).toBe(0)
})

it.each([
  [{ PORT: 'abc' }, 'PORT is "abc", which is no whole number from 0 to 65535.'],
  [{ PORT: '70000' }, 'PORT is "70000", which is no whole number from 0 to 65535.'],
  [{ PORT: '5', METRICS_PORT: '5' }, 'METRICS_PORT is 5, which is the port of the shop.'],
  [{ PAGE_MS: 'soon' }, 'PAGE_MS is "soon", which is no whole number from 1 on.'],
  [{ PAGE_CACHE_MB: '-1' }, 'PAGE_CACHE_MB is "-1", which is no whole number from 0 on.'],
  [{ REFERENCE_BACKEND: 'no' }, 'REFERENCE_BACKEND is "no", which is neither 0 nor 1.'],
  [
    { EDITION_ADDRESS: 'https://me:secret@a.test' },
    /^EDITION_ADDRESS(?!.*secret).*name and password/,
  ],
])('ends the start with a sentence for %j', (env, sentence) =>
  expect(() => serverSettings(env)).toThrow(sentence),
)

it.each([
  [{ SHOP_ADDRESS: 'https://shop.test/path' }, /^SHOP_ADDRESS is .*no address such as/],
  [
    { SHOP_ADDRESS: 'https://me:secret@shop.test' },
    /^SHOP_ADDRESS (?!.*secret).*name or a password/,
  ],
  [{ SHOP_ORIGINS: 'https://a.test https://b.test/x' }, /^SHOP_ORIGINS holds "https:..b.test.x"/],
  [{ DRAIN_MS: 'soon' }, /^DRAIN_MS is "soon"/],
  [{ DATABASE_URL: 'mysql://me:secret@db' }, /^DATABASE_URL (?!.*secret).*no address such as/],
])('ends the start of the backend with a sentence for %j', (env, sentence) =>
  expect(() => configFrom(env)).toThrow(sentence),
)
