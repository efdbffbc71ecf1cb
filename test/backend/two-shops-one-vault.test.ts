/** Two processes of the shop on one Postgres, and one vault: a placement is paid once, even when one of them is killed. */
import { Client } from 'pg'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { addressIdOf } from '../../reference-backend/seed/account-rows.ts'
import { DEMO_PASSWORD } from '../../reference-backend/seed/accounts.ts'
import { shopper } from './checkout-customer.ts'
import { crowdOfGuests, SKU } from './crowd-of-guests.ts'
import { type Fetch, type Json, post } from './customer.ts'
import { availableEngines, seededPostgres } from './postgres.ts'
import { builtServer, type ServerProcess, startServer, until } from './server-process.ts'
import { listeningVault } from './vault/listening-vault.ts'
import { VAULT_KEY } from './vault/open-test-vault.ts'

const US = 'us@manifold.test'
const GOOD = '4242424242424242'
/** What becomes of it the shop does not know yet: a busy vault takes its time. */
const UNDER_WAY = new Set(['processing', 'requires_capture', 'paid_not_placed'])
const CARD = { paymentMethod: { paymentMethodID: '444df303dedc6dab69dd7ebcc9b8036a' } }

describe.runIf(availableEngines().includes('postgres'))('two processes of the shop', () => {
  let file = ''
  beforeAll(async () => {
    file = await builtServer()
  })

  async function start(url: string, vault: string, more: object = {}): Promise<ServerProcess> {
    const env = { DATABASE_URL: url, MANIFOLD_TEST: '1', VAULT_ADDRESS: vault, VAULT_KEY, ...more }
    const server = await startServer(file, env)
    onTestFinished(() => void server.process.kill('SIGKILL'))
    return server
  }

  const fetchOf =
    ({ address }: ServerProcess): Fetch =>
    (input, init) =>
      fetch(input instanceof Request ? input : new URL(input, address), init)

  /** Looks into the database of the shops. */
  async function watched(url: string) {
    const client = new Client({ connectionString: url })
    await client.connect()
    // The database is dropped under it when the test ends.
    client.on('error', () => {})
    onTestFinished(() => client.end().catch(() => {}))
    const query = async (statement: string): Promise<Json[]> => (await client.query(statement)).rows
    const pieces = async () => {
      const [stock] = await query(`select quantity from stock where model_code = '${SKU}'`)
      return { left: stock.quantity, held: (await query('select 1 from stock_hold')).length }
    }
    return { query, pieces }
  }

  async function signedIn(server: ServerProcess) {
    const body = { emailAddress: US, password: DEMO_PASSWORD }
    const reply = await post(fetchOf(server), 'login', { body })
    return shopper(fetchOf(server), reply.body.token)
  }

  async function ready(server: ServerProcess, paymentToken: string) {
    const one = await signedIn(server)
    await one.add('SKT1NC', 2)
    const accountAddressID = addressIdOf(US, 'Main plant')
    await one.write('addShippingAddressUsingAccountAddress', { accountAddressID })
    const { body } = await one.write('addOrderPayment', { newOrderPayment: CARD, paymentToken })
    return { one, cart: body.cart }
  }

  it('pay a placement once, however often both are asked at once (T47)', async () => {
    const { url, stop } = await seededPostgres()
    onTestFinished(stop)
    const { vault, address } = await listeningVault(() => {})
    const [first, second] = await Promise.all([start(url, address), start(url, address)])
    const { one, cart } = await ready(first, await vault.tokenFor(GOOD))
    const other = shopper(fetchOf(second), one.token())
    const presses = Array.from({ length: 10 }, () =>
      [one, other].map((each) => each.write('placeOrder', { orderID: cart.orderID })),
    )
    await Promise.all(presses.flat())
    const { placement } = await other.read('getPlacement', { orderID: cart.orderID })
    expect(placement.status).toBe('placed')
    expect(await vault.moved('charge')).toEqual([cart.total])
  })

  it('place an order whose process was killed after the charge, without a second one (CART-09)', async () => {
    const { url, stop } = await seededPostgres()
    onTestFinished(stop)
    let kill = () => {}
    const { vault, address } = await listeningVault(() => kill())
    const first = await start(url, address)
    const { one, cart } = await ready(first, await vault.tokenFor(GOOD))
    kill = () => void first.process.kill('SIGKILL')
    await expect(one.write('placeOrder', { orderID: cart.orderID })).rejects.toThrow('fetch failed')
    await first.ended
    expect(await vault.moved('charge')).toEqual([cart.total])

    kill = () => {}
    const other = await signedIn(await start(url, address))
    const { body } = await other.write('placeOrder', { orderID: cart.orderID })
    expect(body.placement.status).toBe('placed')
    expect(await vault.moved('charge')).toEqual([cart.total])
  })

  it('sell 40 pieces to a crowd of 100, one of them killed in the middle: each piece once, each charge an order (T47)', async () => {
    const { url, stop } = await seededPostgres()
    onTestFinished(stop)
    let charges = 0
    let kill = () => {}
    const { vault, address } = await listeningVault(() => {
      charges += 1
      if (charges === 12) kill()
    })
    const crowd = { ATTEMPTS_PER_ADDRESS: '1000', PLACEMENT_CHECK_MS: '200' }
    const servers = await Promise.all([0, 1].map(() => start(url, address, crowd)))
    const [first, second] = servers
    if (first === undefined || second === undefined) throw new Error('Two servers were started.')
    const { query, pieces } = await watched(url)
    const buyers = await crowdOfGuests({ fetch: fetchOf(first), query, vault, size: 100 })
    await query(`update stock set quantity = 40 where model_code = '${SKU}'`)
    let restarted: Promise<ServerProcess> | undefined
    kill = () => {
      first.process.kill('SIGKILL')
      restarted = first.ended.then(() => start(url, address, crowd))
    }
    // Whoever hears nothing, or that it is under way, asks again, elsewhere; every fifth of them has gone for good.
    const pressed = buyers.map(async ({ token, orderID }, index) => {
      let present = servers[index % 2] ?? first
      for (;;) {
        const options = { token, body: { orderID } }
        const reply = await post(fetchOf(present), 'placeOrder', options).catch(() => undefined)
        const heard = reply?.body.placement?.status ?? 'refused'
        if (reply?.status === 200 && !UNDER_WAY.has(heard)) return heard
        if (reply === undefined && index % 5 === 0) return 'gone'
        present = index % 4 === 0 ? ((await restarted) ?? second) : second
      }
    })
    const heard = await Promise.all(pressed)
    expect(restarted).toBeDefined()
    // What the buyers who are gone have left, the shop brings to its end by itself.
    const now = new Date(Date.now() + 3 * 60_000).toISOString()
    for (const each of [second, await restarted]) {
      const body = JSON.stringify({ now })
      const headers = { 'Content-Type': 'application/json' }
      if (each) await fetch(`${each.address}/test/clock`, { method: 'POST', headers, body })
    }
    const pending = `select 1 from placement where status <> 'placed'`
    await until(async () => (await query(pending)).length === 0)

    const orders = await query('select payments from placed_order where cart_id is not null')
    const paid = orders.map(({ payments }) => payments[0].reference)
    expect(new Set(paid).size).toBe(40)
    expect(await pieces()).toEqual({ left: 0, held: 0 })
    const payments = await vault.store.list('payment')
    const charged = payments.filter(({ movements }) =>
      movements.some(({ kind }) => kind === 'charge'),
    )
    expect(charged.map(({ movements }) => movements.length)).toEqual(paid.map(() => 1))
    expect(new Set(charged.map(({ id }) => id))).toEqual(new Set(paid))
    const placed = heard.filter((each) => each === 'placed').length
    const gone = heard.filter((each) => each === 'gone').length
    expect(placed).toBeLessThanOrEqual(40)
    expect(placed + gone).toBeGreaterThanOrEqual(40)
    expect(heard.filter((each) => each === 'refused').length).toBe(100 - placed - gone)
  })
})
