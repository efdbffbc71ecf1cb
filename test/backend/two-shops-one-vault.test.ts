/** Two processes of the shop on one Postgres, and one vault: a placement is paid once, even when one of them is killed. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { addressIdOf } from '../../reference-backend/seed/account-rows.ts'
import { DEMO_PASSWORD } from '../../reference-backend/seed/accounts.ts'
import { shopper } from './checkout-customer.ts'
import { type Fetch, post } from './customer.ts'
import { availableEngines, seededPostgres } from './postgres.ts'
import { builtServer, type ServerProcess, startServer } from './server-process.ts'
import { openTestVault, VAULT_KEY } from './vault/open-test-vault.ts'

const US = 'us@manifold.test'
const CARD = { paymentMethod: { paymentMethodID: '444df303dedc6dab69dd7ebcc9b8036a' } }

describe.runIf(availableEngines().includes('postgres'))('two processes of the shop', () => {
  let file = ''
  beforeAll(async () => {
    file = await builtServer()
  })

  /** A vault on a port; `charged` runs when it has charged, before the shop hears of it. */
  async function listeningVault(charged: () => void) {
    const vault = openTestVault({ clock: () => new Date() })
    const listener = getRequestListener(async (request) => {
      const isPayment = request.method === 'POST' && request.url.endsWith('/api/payments')
      const response = await vault.fetch(request)
      if (isPayment) charged()
      return response
    })
    const server = createServer((request, response) => void listener(request, response))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    return { vault, address: `http://127.0.0.1:${port}` }
  }

  async function start(url: string, vault: string): Promise<ServerProcess> {
    const env = { DATABASE_URL: url, MANIFOLD_TEST: '1', VAULT_ADDRESS: vault, VAULT_KEY }
    const server = await startServer(file, env)
    onTestFinished(() => void server.process.kill('SIGKILL'))
    return server
  }

  const fetchOf =
    ({ address }: ServerProcess): Fetch =>
    (input, init) =>
      fetch(input instanceof Request ? input : new URL(input, address), init)

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
    const { one, cart } = await ready(first, await vault.tokenFor('4242424242424242'))
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
    const { one, cart } = await ready(first, await vault.tokenFor('4242424242424242'))
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
})
