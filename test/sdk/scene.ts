/** A signed-in customer of a running backend, who uses the library. */
import { vi } from 'vitest'
import { DEMO_PASSWORD } from '../../reference-backend/seed/accounts.ts'
import { get, type Json, post } from '../backend/customer.ts'
import type { Scene, Sku } from './calls/call.ts'
import type { Engine } from './engine.ts'
import { type Browser, keepCookie, type Library, openLibrary } from './library.ts'

export const US = 'us@manifold.test'

let newcomers = 0
const newcomerEmail = () => `newcomer-${newcomers}@example.test`

/** A scene with an empty cart, and the library that is signed in as its customer. */
export async function openScene(engine: Engine): Promise<{ scene: Scene; library: Library }> {
  const browser: Browser = { cookie: '' }
  const library = openLibrary(engine.address, browser)
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('Cookie', browser.cookie)
    const place = typeof input === 'string' ? engine.address + input : input
    const response = await globalThis.fetch(place, { ...init, headers })
    keepCookie(browser, response.headers.getSetCookie())
    return response
  }
  const own = () => {
    const token = library.token()
    return token ? { token } : {}
  }
  const write = async (action: string, body: object = {}): Promise<Json> =>
    (await post(fetch, action, { body, ...own() })).body
  const read = async (action: string, parameters: Record<string, string> = {}): Promise<Json> =>
    (await get(fetch, action, { parameters, ...own() })).body
  const becomes = async (emailAddress: string | undefined, password = DEMO_PASSWORD) => {
    library.useToken('')
    if (emailAddress === undefined) return
    const { token, errors } = await write('login', { emailAddress, password })
    if (!token) throw new Error(`${emailAddress} could not sign in: ${JSON.stringify(errors)}`)
    library.useToken(token)
  }
  const scene: Scene = {
    post: write,
    get: read,
    cart: async () => (await read('getCartData')).cart,
    sku: await skuOf(engine, 'SKT1NC'),
    otherSku: await skuOf(engine, 'SKP1N1'),
    becomes,
    newcomer: async () => {
      newcomers += 1
      const emailAddress = newcomerEmail()
      const { token } = await write('createAccount', accountOf(emailAddress))
      library.useToken(token)
      return emailAddress
    },
    newcomerEmail,
    useToken: library.useToken,
    emailed: (word) => lastAfter(engine, word),
  }
  await becomes(US)
  await write('clearOrder')
  return { scene, library }
}

/** The fields of a new account. */
export function accountOf(emailAddress: string) {
  return {
    firstName: 'New',
    lastName: 'Comer',
    emailAddress,
    emailAddressConfirm: emailAddress,
    password: DEMO_PASSWORD,
    passwordConfirm: DEMO_PASSWORD,
    createAuthenticationFlag: '1',
    returnTokenFlag: '1',
  }
}

async function skuOf({ address }: Engine, skuCode: string): Promise<Sku> {
  const place = `${address}/public/manifold/product/transform/skus/bySkuCode/${skuCode.slice(0, 3)}`
  const product: Json = await (await fetch(place)).json()
  const { skuID } = product.skus.find((each: Json) => each.skuCode === skuCode)
  return { skuID, skuCode }
}

/** What was printed after the last of these words, up to the next blank or quote. */
async function lastAfter(engine: Engine, word: string): Promise<string> {
  const found = () => engine.printed().split(word).slice(1).at(-1)
  await vi.waitUntil(() => found() !== undefined)
  return /^[^\s"'&]+/.exec(found() ?? '')?.[0] ?? ''
}
