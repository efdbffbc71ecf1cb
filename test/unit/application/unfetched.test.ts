/** Code that cannot be fetched fails in one way, whoever was fetching it. */
import { either as E, taskEither as TE } from 'fp-ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserDataSheetPrinter } from '../../../src/adapters/browser/data-sheet.browser.ts'
import { jsonClient } from '../../../src/adapters/http/json-client.ts'
import { fetched } from '../../../src/adapters/wiring/fetched.ts'
import { fetchedPort } from '../../../src/adapters/wiring/fetched-port.ts'
import { type PortFailure, Unfetched, unfetched } from '../../../src/application/failure.ts'
import { withLazy } from '../../../src/application/lazy.ts'
import { failureMessage } from '../../../src/ui/i18n/failure-message.ts'
import { LoadFailure } from '../../../src/ui/load-failure.ts'
import { service } from '../../../src/ui/routes/load.ts'
import { aDataSheet } from '../../builders/a-data-sheet.ts'
import { silentLog } from '../../fakes/silent-log.ts'

afterEach(() => vi.unstubAllGlobals())

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

interface Port {
  readonly read: () => TE.TaskEither<PortFailure, number>
}

/** Each fetches what is not to be had; the request of the last one is answered. */
const fetches: Readonly<Record<string, () => Promise<unknown>>> = {
  'a service': () => withLazy(fetched(missing), () => TE.right(1))(),
  'a page': () => service(missing).catch((error: unknown) => failureOf(error)),
  'an adapter': () => fetchedPort<Port>(missing).read()(),
  'a font': () => browserDataSheetPrinter(missing).print(aDataSheet())(),
  'what reads an answer': () =>
    jsonClient({
      fetch: () => Promise.resolve(Response.json({})),
      pause: () => Promise.resolve(),
      isOnline: () => navigator.onLine,
      baseUrl: '',
      log: silentLog(),
    }).read({ path: '/settings', decode: { name: 'settings', fetch: missing } })(),
}

function failureOf(error: unknown) {
  return error instanceof LoadFailure ? E.left(error.failure) : error
}

describe.each([
  ['offline', false],
  ['online', true],
] as const)('in a browser that is %s', (_, onLine) => {
  it.each(Object.entries(fetches))(
    'says so where %s cannot be fetched (ERR-01)',
    async (_name, fetch) => {
      vi.stubGlobal('navigator', { onLine })
      expect(await fetch()).toEqual(E.left({ kind: 'unreachable', offline: !onLine }))
    },
  )
})

it('is told in the words of a line that is gone, or of an error (ERR-01)', () => {
  expect(failureMessage(unfetched(false), 'common:networkError').key).toBe('common:failure.offline')
  expect(failureMessage(unfetched(true), 'common:networkError').key).toBe('common:networkError')
})

it.each([
  ['with a `navigator`', {}],
  ['without one', undefined],
] as const)('takes a server %s, which says nothing of a line, for connected', async (_, none) => {
  vi.stubGlobal('navigator', none)
  const connected = E.left({ kind: 'unreachable', offline: false })
  expect(await fetches['a service']?.()).toEqual(connected)
  expect(await fetches['a page']?.()).toEqual(connected)
})

it.each([
  ['offline', false],
  ['online', true],
] as const)('believes what fetches code that it is %s, and does not look', async (_, isTold) => {
  vi.stubGlobal('navigator', { onLine: !isTold })
  const source = () => Promise.reject(new Unfetched(isTold))
  const answer = await withLazy(source, () => TE.right(1))()
  expect(answer).toEqual(E.left({ kind: 'unreachable', offline: !isTold }))
})
