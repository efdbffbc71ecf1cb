/** Code of the catalogue that reads an answer and cannot be fetched. */
import { either as E } from 'fp-ts'
import { describe, expect, it, vi } from 'vitest'
import { jsonClient } from '../../../src/adapters/http/json-client.ts'
import { httpProductCatalogue } from '../../../src/adapters/search/product-catalogue.http.ts'
import { recordedPause } from '../../fakes/recorded-pause.ts'
import { replying, scriptedFetch } from '../../fakes/scripted-fetch.ts'
import { silentLog } from '../../fakes/silent-log.ts'

vi.mock('../../../src/adapters/search/wire/outline.wire.ts', () => {
  throw new Error('no connection')
})
vi.mock('../../../src/adapters/search/wire/succession.wire.ts', () => {
  throw new Error('no connection')
})

function catalogue() {
  const { fetch } = scriptedFetch(replying({}))
  const parts = { fetch, pause: recordedPause().pause, isOnline: () => true }
  return httpProductCatalogue(jsonClient({ ...parts, baseUrl: '', log: silentLog() }), () => 'en')
}

describe('a catalogue whose code cannot be fetched', () => {
  const unreachable = E.left({ kind: 'unreachable', offline: false })

  it('answers a failure for a dimension drawing', async () => {
    expect(await catalogue().outline('om1')()).toEqual(unreachable)
  })

  it('answers a failure for what takes the place of a product', async () => {
    expect(await catalogue().succession('OM1')()).toEqual(unreachable)
  })
})
