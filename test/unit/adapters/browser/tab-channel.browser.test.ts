import { afterEach, describe, expect, it } from 'vitest'
import { browserTabChannel } from '../../../../src/adapters/browser/tab-channel.browser.ts'
import type { TabMessage } from '../../../../src/application/ports/tab-channel.ts'

const opened: BroadcastChannel[] = []

function aTab() {
  return browserTabChannel((name) => {
    const channel = new BroadcastChannel(name)
    opened.push(channel)
    return channel
  })
}

/** The first thing that a tab hears. */
function nextMessage(tab: ReturnType<typeof aTab>): Promise<TabMessage> {
  return new Promise((resolve) => {
    const stop = tab.listen((message) => {
      stop()
      resolve(message)
    })
  })
}

afterEach(() => {
  for (const channel of opened.splice(0)) channel.close()
})

describe('the channel between tabs', () => {
  it.each<TabMessage>([
    { kind: 'signed-in', token: 'abc' },
    { kind: 'token-given', token: 'abc' },
    { kind: 'signed-out' },
    { kind: 'token-wanted' },
    { kind: 'cart-changed', owner: 'visitor', pieces: 3 },
  ])('carries %j to the other tab', async (message) => {
    const heard = nextMessage(aTab())
    aTab().send(message)
    expect(await heard).toEqual(message)
  })

  it.each([
    ['nothing', null],
    ['a text', 'signed-out'],
    ['an unknown kind', { kind: 'sold-out' }],
    ['a cart of nobody', { kind: 'cart-changed', pieces: 3 }],
    ['a sign-in without a token', { kind: 'signed-in' }],
    ['a sign-in with an empty token', { kind: 'signed-in', token: '' }],
    ['an answer without a token', { kind: 'token-given' }],
    ['a sign-in with a number for a token', { kind: 'signed-in', token: 1 }],
  ])('does not hear %s', async (_, noise) => {
    const heard = nextMessage(aTab())
    const stranger = new BroadcastChannel('manifold.session')
    opened.push(stranger)
    for (const message of [noise, { kind: 'token-wanted' }]) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
      stranger.postMessage(message)
    }
    expect(await heard).toEqual({ kind: 'token-wanted' })
  })

  it('is silent in a browser without such channels', () => {
    const alone = browserTabChannel(() => {
      throw new ReferenceError('BroadcastChannel is not defined')
    })
    expect(() => alone.send({ kind: 'signed-out' })).not.toThrow()
    expect(() => alone.listen(() => {})()).not.toThrow()
  })
})
