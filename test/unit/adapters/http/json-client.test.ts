import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { jsonClient } from '../../../../src/adapters/http/json-client.ts'
import { recordedPause } from '../../../fakes/recorded-pause.ts'
import { type Reply, replying, replyingText, scriptedFetch } from '../../../fakes/scripted-fetch.ts'
import { silentLog } from '../../../fakes/silent-log.ts'

const typed = '/api/locations?filters[city][$containsi]=Duluth%20Harbor'
const decode = () => E.left(['data.0.name'])

function ask(reply: Reply) {
  const log = silentLog()
  const parts = { fetch: scriptedFetch(reply).fetch, pause: recordedPause().pause }
  const client = jsonClient({ ...parts, isOnline: () => true, baseUrl: '', log })
  const deferred = { name: 'places', fetch: () => Promise.resolve(decode) }
  return { client, log, deferred }
}

describe('the log of public calls', () => {
  it.each(['at once', 'later'])(
    'names an answer that is read %s without what was typed (I10)',
    async (when) => {
      const { client, log, deferred } = ask(replying({ data: [{}] }))
      await client.read({ path: typed, decode: when === 'later' ? deferred : decode })()
      expect(log.events).toEqual([
        { event: 'answer.unreadable', details: { call: '/api/locations', paths: ['data.0.name'] } },
      ])
    },
  )

  it('names a call that fails without what was typed (I10)', async () => {
    const { client, log } = ask(replyingText('<!doctype html><title>Sign in</title>'))
    await client.read({ path: typed, decode })()
    expect(log.events).toEqual([
      { event: 'call.failed', details: { call: '/api/locations', failure: 'malformed' } },
    ])
  })
})
