import { expect, it, vi } from 'vitest'
import { configFrom } from '../../../reference-vault/server/config.ts'
import { openTestVault, VAULT_ADDRESS } from './open-test-vault.ts'

const SHOP = 'http://127.0.0.1:4200'
const CANARY = '4999998888777766660'.slice(0, 18)

it('is framed by the shop that it speaks to, and by nobody else (T44, T51)', async () => {
  const { fetch } = openTestVault()
  const form = await fetch(new Request(`${VAULT_ADDRESS}/card?origin=${SHOP}&locale=de`))
  const policy = form.headers.get('content-security-policy') ?? ''
  expect(policy).toContain(`frame-ancestors ${SHOP}`)
  expect(policy).not.toContain('unsafe')
  const page = await form.text()
  expect(page).toContain('lang="de"')
  expect(page).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=|style=/)
  for (const origin of ['https://evil.test', '', '*', `${SHOP}.evil.test`]) {
    const other = await fetch(
      new Request(`${VAULT_ADDRESS}/card?origin=${encodeURIComponent(origin)}`),
    )
    expect(other.status).toBe(403)
    expect(other.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  }
  const demo = await fetch(new Request(`${VAULT_ADDRESS}/demo`))
  expect(demo.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(await demo.text()).toContain('4000 0027 6000 3184')
})

it('gives tokens to its own page only', async () => {
  const { fetch, store } = openTestVault()
  const body = JSON.stringify({ card: {}, origin: SHOP })
  for (const Origin of [SHOP, 'https://evil.test', 'null']) {
    const headers = { 'Content-Type': 'application/json', Origin }
    const init = { method: 'POST', headers, body }
    expect((await fetch(new Request(`${VAULT_ADDRESS}/card/tokens`, init))).status).toBe(403)
    expect((await fetch(new Request(`${VAULT_ADDRESS}/challenge/x`, init))).status).toBe(403)
  }
  expect(await store.list('token')).toEqual([])
})

it.each([
  ['GET', '/api/payments/pay_1'],
  ['POST', '/api/payments'],
  ['POST', '/api/payments/pay_1/refund'],
  ['GET', '/api/tokens/tok_1'],
  ['DELETE', '/api/tokens/tok_1'],
  ['POST', '/api/cards'],
  ['DELETE', '/api/cards/card_1'],
])('refuses %s %s without the key of the engine', async (method, path) => {
  const { fetch } = openTestVault()
  for (const Authorization of ['', 'Bearer ', 'Bearer vault-key-of-the-testz']) {
    const init = { method, headers: { Authorization } }
    expect((await fetch(new Request(VAULT_ADDRESS + path, init))).status).toBe(403)
  }
})

it('keeps and logs neither a card number nor a security code, whatever becomes of them (T46)', async () => {
  const lines: unknown[] = []
  for (const method of ['log', 'warn', 'error', 'info'] as const) {
    vi.spyOn(console, method).mockImplementation((...line) => void lines.push(line))
  }
  const vault = openTestVault()
  const number = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].map((last) => CANARY + last)
  const send = async (card: object) => {
    const headers = { 'Content-Type': 'application/json', Origin: VAULT_ADDRESS }
    const body = JSON.stringify({ card, origin: SHOP, locale: 'en' })
    return vault.fetch(
      new Request(`${VAULT_ADDRESS}/card/tokens`, { method: 'POST', headers, body }),
    )
  }
  const card = {
    nameOnCreditCard: 'ALEX MORGAN',
    securityCode: '9173',
    expirationMonth: '11',
    expirationYear: '2031',
  }
  const replies = await Promise.all(
    number.map((creditCardNumber) => send({ ...card, creditCardNumber })),
  )
  const answers = await Promise.all(replies.map((reply) => reply.text()))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  await send({ ...card, creditCardNumber: number, nameOnCreditCard: CANARY })
  vi.restoreAllMocks()
  const kept = JSON.stringify([await vault.store.list('token'), answers, lines])
  expect(kept).toContain('ALEX MORGAN')
  expect(kept).not.toContain(CANARY)
  expect(kept).not.toContain('9173')
})

it('tells whether it can be used', async () => {
  const { fetch } = openTestVault()
  expect((await fetch(new Request(`${VAULT_ADDRESS}/health`))).status).toBe(200)
})

it('lets no test steer it where it can be reached from outside (T49)', () => {
  const test = { MANIFOLD_TEST: '1' }
  expect(() => configFrom({ ...test, HOST: '0.0.0.0' })).toThrow('MANIFOLD_TEST')
  expect(() => configFrom({ ...test, NODE_ENV: 'production' })).toThrow('MANIFOLD_TEST')
  expect(() => configFrom({ SHOP_ORIGINS: 'shop.test' })).toThrow('shop.test')
  expect(configFrom({ SHOP_ORIGINS: 'https://a.test/, https://b.test' }).shopOrigins).toEqual([
    'https://a.test',
    'https://b.test',
  ])
})

it('names as the shop around it what Chromium can read as a frame ancestor (T44)', () => {
  const here = ['http://127.0.0.1:4200', 'http://localhost:4200']
  for (const HOST of ['', '127.0.0.1', '::1', '[::1]']) {
    expect(configFrom({ HOST, PORT: '4200', MANIFOLD_TEST: '1' }).shopOrigins).toEqual(here)
  }
})
