import { describe, expect, it } from 'vitest'
import { browserPaymentVault } from '../../../../src/adapters/browser/payment-vault.browser.ts'
import type { ChallengeEvent, VaultEvent } from '../../../../src/application/ports/payment-vault.ts'

const vaultOrigin = 'https://vault.test'
const address = `${vaultOrigin}/card?origin=https%3A%2F%2Fshop.test`

const token = {
  source: 'manifold-vault',
  type: 'token',
  paymentToken: 'tok_1',
  creditCardType: 'Visa',
  creditCardLastFour: '4242',
  nameOnCreditCard: 'ANN LEE',
  expirationMonth: 7,
  expirationYear: 2030,
}

/** A page that receives messages, and a frame that is told some. */
function aPage({ href = 'https://shop.test/checkout/payment', frameAddress = address } = {}) {
  const listeners = new Set<(event: MessageEvent) => void>()
  const heard: VaultEvent[] = []
  const told: unknown[] = []
  const { origin, protocol } = new URL(href)
  const page = {
    location: { href, origin, protocol },
    addEventListener: (_: string, listener: (event: MessageEvent) => void) =>
      void listeners.add(listener),
    removeEventListener: (_: string, listener: (event: MessageEvent) => void) =>
      void listeners.delete(listener),
  }
  const frameWindow: object = {
    postMessage: (message: unknown, target: string) => told.push([message, target]),
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parts of a window that are used
  const vault = browserPaymentVault(page as unknown as Window)
  const frame = { address: frameAddress, window: () => frameWindow }
  const connection = vault.connect(frame, (event) => heard.push(event))
  const challenge: ChallengeEvent[] = []
  const stopChallenge = vault.listenToChallenge(frame, (event) => challenge.push(event))
  return {
    vault,
    connection,
    stopChallenge,
    heard,
    told,
    challenge,
    say: (
      data: unknown,
      { from = vaultOrigin, source = frameWindow }: { from?: string; source?: object | null } = {},
    ) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields of a message that are read
      const event = { data, origin: from, source } as MessageEvent
      for (const listener of listeners) listener(event)
    },
  }
}

const said = (type: string, more: object = {}) => ({ source: 'manifold-vault', type, ...more })

describe('the frame of the payment vault', () => {
  it('is heard in every shape of the wire', () => {
    const page = aPage()
    page.say(said('ready'))
    page.say(said('height', { pixels: 311.4 }))
    page.say(said('changed', { isComplete: true }))
    page.say(said('refused', { fields: ['creditCardNumber'] }))
    page.say(said('failed', { reason: 'away' }))
    page.say(token)
    expect(page.heard).toEqual([
      { kind: 'ready' },
      { kind: 'height', pixels: 312 },
      { kind: 'changed', isComplete: true },
      { kind: 'refused', fields: ['creditCardNumber'] },
      { kind: 'failed' },
      {
        kind: 'token',
        card: {
          paymentToken: 'tok_1',
          brand: 'Visa',
          lastFour: '4242',
          nameOnCard: 'ANN LEE',
          expirationMonth: 7,
          expirationYear: 2030,
        },
      },
    ])
  })

  it('is told to submit and to take the focus, at its own origin only', () => {
    const page = aPage()
    page.connection.submit()
    page.connection.focus()
    expect(page.told).toEqual([
      [{ source: 'manifold-shop', type: 'submit' }, vaultOrigin],
      [{ source: 'manifold-shop', type: 'focus' }, vaultOrigin],
    ])
  })

  it('says when a challenge is ready and when it has ended, until nobody listens', () => {
    const page = aPage()
    page.say(said('challenge-ready'))
    page.say(said('challenge-ended'))
    page.stopChallenge()
    page.say(said('challenge-ended'))
    expect(page.challenge).toEqual(['ready', 'ended'])
  })

  it('is no longer received after listening has ended', () => {
    const page = aPage()
    page.connection.stop()
    page.say(said('ready'))
    expect(page.heard).toEqual([])
  })

  it.each<[string, unknown, { from?: string; source?: object | null }]>([
    ['another origin', token, { from: 'https://evil.test' }],
    ['a look-alike origin', token, { from: 'https://vault.test.evil.test' }],
    ['another scheme', token, { from: 'http://vault.test' }],
    ['another port', token, { from: 'https://vault.test:444' }],
    ['the origin null', token, { from: 'null' }],
    ['the shop itself', token, { from: 'https://shop.test' }],
    ['another window of that origin', token, { source: {} }],
    ['no window', token, { source: null }],
    ['a text', 'token', {}],
    ['nothing', null, {}],
    ['a list', [token], {}],
    ['another source', { ...token, source: 'manifold-shop' }, {}],
    ['another type', said('submit'), {}],
    ['a token without a token', { ...token, paymentToken: '' }, {}],
    ['a token without end', { ...token, paymentToken: 'x'.repeat(5000) }, {}],
    ['a whole card number', { ...token, creditCardLastFour: '4242424242424242' }, {}],
    ['a name that is an object', { ...token, nameOnCreditCard: { toString: 'x' } }, {}],
    ['a month that is none', { ...token, expirationMonth: 'July' }, {}],
    ['a height that pushes the page away', said('height', { pixels: 1e9 }), {}],
    ['a height below nothing', said('height', { pixels: -1 }), {}],
    ['a completeness that is a word', said('changed', { isComplete: 'yes' }), {}],
    ['fields that are no list', said('refused', { fields: 'creditCardNumber' }), {}],
  ])('does not hear %s (T44)', (_, message, from) => {
    const page = aPage()
    page.say(message, from)
    expect(page.heard).toEqual([])
    expect(page.challenge).toEqual([])
  })

  it('is asked for with the origin of the shop, the language and where it stands', () => {
    const { vault } = aPage()
    const wish = {
      frameAddress: `${vaultOrigin}/card`,
      language: 'de',
      placement: 'account',
    } as const
    expect(vault.formAddress(wish)).toBe(
      'https://vault.test/card?origin=https%3A%2F%2Fshop.test&locale=de&placement=account',
    )
  })

  it.each([
    ['nothing', ''],
    ['a path of the shop', '/card'],
    ['the shop itself', 'https://shop.test/card'],
    ['a script', 'javascript:alert(1)'],
    ['an open line below a page over https', 'http://vault.test/card'],
  ])('is not shown from %s (T46)', (_, frameAddress) => {
    const page = aPage({ frameAddress })
    expect(
      page.vault.formAddress({ frameAddress, language: 'en', placement: 'checkout' }),
    ).toBeUndefined()
    page.say(token, { from: 'https://shop.test' })
    page.connection.submit()
    expect([page.heard, page.told]).toEqual([[], []])
  })

  it('may come over http below a page over http, as in the demo', () => {
    const { vault } = aPage({ href: 'http://localhost:8080/' })
    const wish = { language: 'en', placement: 'checkout' } as const
    expect(vault.formAddress({ ...wish, frameAddress: 'http://localhost:8081/card' })).toMatch(
      /^http:\/\/localhost:8081\/card\?/,
    )
  })
})
