import { describe, expect, it } from 'vitest'
import { browserHumanCheck } from '../../../../src/adapters/browser/human-check.browser.ts'
import type { HumanCheckEvent } from '../../../../src/application/ports/human-check.ts'

const frameWindow: object | null = {}
const passed = { type: 'human-check.passed', token: 'token' }

interface From {
  readonly origin?: string
  readonly source?: object | null
}

/** A page that receives messages. */
function aPage(address = 'https://check.test/frame?key=k') {
  const listeners = new Set<(event: MessageEvent) => void>()
  const heard: HumanCheckEvent[] = []
  const page = {
    location: { href: 'https://shop.test/register' },
    addEventListener: (_: string, listener: (event: MessageEvent) => void) =>
      void listeners.add(listener),
    removeEventListener: (_: string, listener: (event: MessageEvent) => void) =>
      void listeners.delete(listener),
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the two functions of a window that are used
  const check = browserHumanCheck(page as unknown as Window)
  const stop = check.listen({ address, window: () => frameWindow }, (news) => heard.push(news))
  return {
    heard,
    stop,
    say: (data: unknown, { origin = 'https://check.test', source = frameWindow }: From = {}) => {
      const event = { data, origin, source }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields of a message that are read
      for (const listener of listeners) listener(event as MessageEvent)
    },
  }
}

describe('the human check in a frame', () => {
  it('is heard when it is passed and when it has expired', () => {
    const page = aPage()
    page.say(passed)
    page.say({ type: 'human-check.expired' })
    expect(page.heard).toEqual([{ kind: 'passed', token: 'token' }, { kind: 'expired' }])
  })

  it('may be at home on the page itself', () => {
    const page = aPage('/api/human-check?key=k')
    page.say(passed, { origin: 'https://shop.test' })
    expect(page.heard).toHaveLength(1)
  })

  it.each([
    ['another origin', passed, { origin: 'https://evil.test' }],
    ['a look-alike origin', passed, { origin: 'https://check.test.evil.test' }],
    ['another scheme', passed, { origin: 'http://check.test' }],
    ['the origin null', passed, { origin: 'null' }],
    ['another window', passed, { source: {} }],
    ['no window', passed, { source: null }],
    ['a message that is text', 'human-check.passed', {}],
    ['no message', null, {}],
    ['another type', { type: 'passed', token: 'token' }, {}],
    ['no token', { type: 'human-check.passed' }, {}],
    ['an empty token', { type: 'human-check.passed', token: '' }, {}],
    ['a token that is no text', { type: 'human-check.passed', token: { toString: 'x' } }, {}],
    ['a token without end', { type: 'human-check.passed', token: 'x'.repeat(5_000) }, {}],
  ])('does not hear %s (T44)', (_, message, from) => {
    const page = aPage()
    page.say(message, from)
    expect(page.heard).toEqual([])
  })

  it('is no longer received after listening has ended', () => {
    const page = aPage()
    page.stop()
    page.say(passed)
    expect(page.heard).toEqual([])
  })
})
