import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openFileStore } from '../../../reference-vault/store/file-store.ts'
import { openPostgresStore } from '../../../reference-vault/store/postgres-store.ts'
import { availableEngines, startPostgres } from '../postgres.ts'
import { openTestVault, TEST_NOW } from './open-test-vault.ts'

const GOOD = '4242424242424242'
const order = { amount: 120.5, currencyCode: 'USD', idempotencyKey: 'placement-1' }

/** The cards that ask nothing, with what a payment by them comes to. */
const OUTCOMES = [
  [GOOD, 'succeeded', undefined],
  ['5555555555554444', 'succeeded', undefined],
  ['4000000000009052', 'succeeded', undefined],
  ['4000000000000002', 'requires_payment_method', 'card_declined'],
  ['4000000000009995', 'requires_payment_method', 'insufficient_funds'],
  ['4000000000000069', 'requires_payment_method', 'expired_card'],
  ['4000000000009011', 'processing', undefined],
  ['4000000000009029', 'canceled', undefined],
  ['4000000000009037', 'requires_confirmation', undefined],
  ['4000000000009045', 'requires_capture', undefined],
  ['4111111111111111', 'requires_payment_method', 'card_declined'],
] as const

/** The cards whose bank asks, with what saying yes and saying no come to. */
const CHALLENGES = [
  ['4000002500003155', 'frame', 'approve', 'succeeded', undefined],
  ['4000002760003184', 'frame', 'approve', 'succeeded', undefined],
  ['4000002760003184', 'frame', 'refuse', 'requires_payment_method', 'authentication_failed'],
  ['4000002760009025', 'redirect', 'approve', 'succeeded', undefined],
  ['4000008260003178', 'frame', 'approve', 'requires_payment_method', 'insufficient_funds'],
  ['4000008400001629', 'frame', 'approve', 'requires_payment_method', 'card_declined'],
  ['4000008400001280', 'frame', 'approve', 'requires_payment_method', 'processing_error'],
] as const

async function pay(vault: ReturnType<typeof openTestVault>, number: string, more: object = {}) {
  const paymentToken = await vault.tokenFor(number)
  return vault.engine('POST', '/api/payments', { ...order, paymentToken, ...more })
}

describe('a payment', () => {
  it.each(OUTCOMES)('with %s is %s (CART-08)', async (number, status, declineCode) => {
    const vault = openTestVault()
    const { body } = await pay(vault, number)
    expect(body).toMatchObject({ status, ...(declineCode && { declineCode }) })
    expect(await vault.moved('charge')).toEqual(status === 'succeeded' ? [120.5] : [])
  })

  it.each(CHALLENGES)(
    'with %s asks by %s, and to %s makes it %s (CART-17)',
    async (number, type, answer, status, declineCode) => {
      const vault = openTestVault()
      const { body } = await pay(vault, number)
      expect(body).toMatchObject({ status: 'requires_action', nextAction: { type } })
      await vault.answer(body.nextAction.url, answer)
      const after = await vault.engine('GET', `/api/payments/${body.paymentID}`)
      expect(after.body).toMatchObject({ status, ...(declineCode && { declineCode }) })
      expect(after.body.nextAction).toBeUndefined()
      // A second answer changes nothing.
      await vault.answer(body.nextAction.url, 'approve')
      expect(await vault.moved('charge')).toEqual(status === 'succeeded' ? [120.5] : [])
    },
  )

  it('is one for its key, however often and at once it is asked for (T47)', async () => {
    const vault = openTestVault()
    const paymentToken = await vault.tokenFor(GOOD)
    const asking = Array.from({ length: 20 }, () =>
      vault.engine('POST', '/api/payments', { ...order, paymentToken }),
    )
    const replies = await Promise.all(asking)
    expect(new Set(replies.map(({ body }) => body.paymentID)).size).toBe(1)
    expect(await vault.moved('charge')).toEqual([120.5])
    const other = { ...order, paymentToken, amount: 1 }
    expect((await vault.engine('POST', '/api/payments', other)).body.refused).toBe('key_reused')
  })

  it('uses a token once: a second payment with it is refused', async () => {
    const vault = openTestVault()
    const paymentToken = await vault.tokenFor(GOOD)
    await vault.engine('POST', '/api/payments', { ...order, paymentToken })
    const again = { ...order, paymentToken, idempotencyKey: 'placement-2' }
    expect((await vault.engine('POST', '/api/payments', again)).body.refused).toBe('token_used')
    expect((await vault.engine('GET', `/api/tokens/${paymentToken}`)).status).toBe(404)
    expect(await vault.moved('charge')).toHaveLength(1)
  })

  it('uses a token again after the payment that it was used for was canceled', async () => {
    const vault = openTestVault()
    const paymentToken = await vault.tokenFor('4000002760003184')
    const first = await vault.engine('POST', '/api/payments', { ...order, paymentToken })
    const again = { ...order, paymentToken, idempotencyKey: 'placement-2' }
    expect((await vault.engine('POST', '/api/payments', again)).body.refused).toBe('token_used')
    await vault.engine('POST', `/api/payments/${first.body.paymentID}/cancel`, {})
    const second = await vault.engine('POST', '/api/payments', again)
    expect(second.body.status).toBe('requires_action')
    await vault.answer(second.body.nextAction.url, 'approve')
    await vault.answer(first.body.nextAction.url, 'approve')
    expect(await vault.moved('charge')).toEqual([120.5])
  })

  it('refuses a token that is forgotten, too old or made up', async () => {
    const vault = openTestVault()
    const forgotten = await vault.tokenFor(GOOD)
    await vault.engine('DELETE', `/api/tokens/${forgotten}`)
    const old = await vault.tokenFor(GOOD)
    expect((await vault.engine('GET', `/api/tokens/${old}`)).body.creditCardLastFour).toBe('4242')
    vault.setNow(new Date(TEST_NOW.getTime() + 13 * 3_600_000))
    for (const paymentToken of [forgotten, old, 'tok_made_up']) {
      const { status } = await vault.engine('POST', '/api/payments', { ...order, paymentToken })
      expect(status).toBe(422)
    }
    expect(await vault.moved('charge')).toEqual([])
  })

  it('in the making succeeds after six seconds by the clock (CART-08)', async () => {
    const vault = openTestVault()
    const { body } = await pay(vault, '4000000000009011')
    const read = async () => (await vault.engine('GET', `/api/payments/${body.paymentID}`)).body
    vault.setNow(new Date(TEST_NOW.getTime() + 5_999))
    expect((await read()).status).toBe('processing')
    vault.setNow(new Date(TEST_NOW.getTime() + 6_000))
    expect((await read()).status).toBe('succeeded')
    await read()
    expect(await vault.moved('charge')).toEqual([120.5])
  })

  it.each([
    ['4000000000009037', 'confirm'],
    ['4000000000009045', 'capture'],
  ])('with %s is charged by %s, once (CART-08)', async (number, step) => {
    const vault = openTestVault()
    const { body } = await pay(vault, number)
    const path = `/api/payments/${body.paymentID}/${step}`
    const [one, other] = await Promise.all([
      vault.engine('POST', path, {}),
      vault.engine('POST', path, {}),
    ])
    expect([one?.status, other?.status]).toEqual([200, 200])
    expect(await vault.moved('charge')).toEqual([120.5])
  })

  it('can be canceled until it is charged, and given back once after that', async () => {
    const vault = openTestVault()
    const asked = await pay(vault, '4000002760003184')
    const canceled = await vault.engine('POST', `/api/payments/${asked.body.paymentID}/cancel`, {})
    expect(canceled.body.status).toBe('canceled')
    await vault.answer(asked.body.nextAction.url, 'approve')
    expect(await vault.moved('charge')).toEqual([])

    const paid = await pay(vault, GOOD, { idempotencyKey: 'placement-2' })
    const path = `/api/payments/${paid.body.paymentID}`
    expect((await vault.engine('POST', `${path}/cancel`, {})).status).toBe(409)
    await vault.engine('POST', `${path}/refund`, {})
    const again = await vault.engine('POST', `${path}/refund`, {})
    expect(again.body.refundedAmount).toBe(120.5)
    expect(await vault.moved('refund')).toEqual([120.5])
  })

  it('is taken and given back in parts, each once for its key, and never more than there is', async () => {
    const vault = openTestVault()
    const { body } = await pay(vault, '4000000000009045')
    const step = (name: string, amount: number, idempotencyKey: string) =>
      vault.engine('POST', `/api/payments/${body.paymentID}/${name}`, { amount, idempotencyKey })
    expect((await step('refund', 1, 'r0')).status).toBe(409)
    expect((await step('capture', 100, 'c1')).body).toMatchObject({
      status: 'requires_capture',
      capturedAmount: 100,
    })
    expect((await step('capture', 100, 'c1')).status).toBe(200)
    expect((await step('capture', 99, 'c1')).status).toBe(409)
    expect((await step('capture', 20.51, 'c2')).status).toBe(409)
    expect((await step('capture', 20.5, 'c2')).body.status).toBe('succeeded')
    expect(await vault.moved('charge')).toEqual([100, 20.5])
    expect((await step('refund', 20.5, 'r1')).body.refundedAmount).toBe(20.5)
    expect((await step('refund', 20.5, 'r1')).status).toBe(200)
    expect((await step('refund', 100.01, 'r2')).status).toBe(409)
    expect((await step('refund', 100, 'r2')).body.refundedAmount).toBe(120.5)
    expect(await vault.moved('refund')).toEqual([20.5, 100])
    for (const amount of [0, -1, 1.005, 1e9]) {
      expect((await step('refund', amount, 'r3')).status).toBe(400)
    }
  })

  it('lets the rest go where a part was taken', async () => {
    const vault = openTestVault()
    const { body } = await pay(vault, '4000000000009045')
    const path = `/api/payments/${body.paymentID}`
    await vault.engine('POST', `${path}/capture`, { amount: 100, idempotencyKey: 'c1' })
    const ended = await vault.engine('POST', `${path}/cancel`, {})
    expect([ended.status, ended.body.status]).toEqual([200, 'succeeded'])
    const late = { amount: 20.5, idempotencyKey: 'c2' }
    expect((await vault.engine('POST', `${path}/capture`, late)).status).toBe(409)
    expect(await vault.moved('charge')).toEqual([100])
  })

  it('with a kept card that asks once is not asked about again', async () => {
    const vault = openTestVault()
    const first = await pay(vault, '4000002500003155', { keepCard: true })
    await vault.answer(first.body.nextAction.url, 'approve')
    const { customerCard } = first.body
    const second = { ...order, idempotencyKey: 'placement-2', customerCard }
    expect((await vault.engine('POST', '/api/payments', second)).body.status).toBe('succeeded')
    await vault.engine('DELETE', `/api/cards/${customerCard}`)
    const third = { ...order, idempotencyKey: 'placement-3', customerCard }
    expect((await vault.engine('POST', '/api/payments', third)).body.refused).toBe('no_such_card')
  })

  it.each([0, -1, 1.005, Number.NaN, 1e9])('is refused for an amount of %s', async (amount) => {
    const vault = openTestVault()
    expect((await pay(vault, GOOD, { amount })).status).toBe(400)
  })
})

describe('what the vault keeps', () => {
  it('is there again after the process was killed, even in the middle of a line', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vault-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const store = openFileStore(folder)
    const { body } = await pay(openTestVault({ store }), GOOD)
    await store.close()
    const file = join(folder, 'vault.jsonl')
    writeFileSync(file, `${readFileSync(file, 'utf8')}["payment","pay_half",{"id":`)
    const reopened = openFileStore(folder)
    const vault = openTestVault({ store: reopened })
    expect((await vault.engine('GET', `/api/payments/${body.paymentID}`)).body.status).toBe(
      'succeeded',
    )
    expect(await vault.moved('charge')).toEqual([120.5])
    await reopened.close()
  })

  it.runIf(availableEngines().includes('postgres'))(
    'is shared by two processes on Postgres, which charge once (T47)',
    async () => {
      const postgres = await startPostgres()
      onTestFinished(() => postgres.stop())
      const stores = await Promise.all([0, 1].map(() => openPostgresStore(postgres.url)))
      const vaults = stores.map((store) => openTestVault({ store }))
      const [paymentToken] = await Promise.all(vaults.map((vault) => vault.tokenFor(GOOD)))
      const asking = Array.from({ length: 10 }, () =>
        vaults.map((vault) => vault.engine('POST', '/api/payments', { ...order, paymentToken })),
      )
      const replies = await Promise.all(asking.flat())
      expect(new Set(replies.map(({ body }) => body.paymentID)).size).toBe(1)
      const charges = await Promise.all(vaults.map((vault) => vault.moved('charge')))
      expect(charges).toEqual([[120.5], [120.5]])
      await Promise.all(stores.map((store) => store.close()))
    },
  )
})
