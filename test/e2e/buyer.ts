/** Someone who buys: the checkout is prepared by calls, so that a journey begins where it has something to show. */
import { expect, type Page } from '@playwright/test'
import { paymentMethodOf } from '../../reference-backend/commerce/payment/payment-methods.ts'
import { password } from './visit.ts'
import type { ServerProcess } from './server-process.ts'

/** What an engine answers; a journey looks at single keys of it. */
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any

export interface Buyer {
  /** A commerce call; undefined where its answer was lost. */
  readonly write: (action: string, body?: object) => Promise<Answer>
  readonly read: (action: string) => Promise<Answer>
  /** Lays these lines into an empty cart that is shipped and billed to the first address: only a payment is missing. */
  readonly fillCheckout: (lines?: Readonly<Record<string, number>>) => Promise<Answer>
  /** Has the checkout paid by a card that the vault takes as if it was typed into its form. */
  readonly giveCard: (number: string) => Promise<void>
  /** Opens a page on which this buyer is signed in. */
  readonly enter: (page: Page, address: string) => Promise<void>
}

const sealKit = { SKT1NC: 1 } as const

/** Signs a customer in by a call. */
export async function signedInBuyer(
  { origin, vaultOrigin }: Pick<ServerProcess, 'origin' | 'vaultOrigin'>,
  emailAddress: string,
): Promise<Buyer> {
  const call = async (action: string, init: RequestInit, token?: string): Promise<Answer> => {
    const headers = {
      'Content-Type': 'application/json',
      ...(token !== undefined && { 'Auth-Token': `Bearer ${token}` }),
    }
    try {
      return await (await fetch(`${origin}/api/scope/${action}`, { ...init, headers })).json()
    } catch {
      return undefined
    }
  }
  const post = (body: object) => ({ method: 'POST', body: JSON.stringify(body) })
  const { token } = await call('login', post({ emailAddress, password }))
  const write: Buyer['write'] = (action, body = {}) => call(action, post(body), token)
  const read: Buyer['read'] = (action) => call(action, {}, token)
  return {
    write,
    read,
    fillCheckout: async (lines = sealKit) => {
      await write('clearOrder')
      for (const [skuCode, quantity] of Object.entries(lines)) {
        await write('addOrderItem', { skuCode, quantity })
      }
      const { primaryAccountAddressID: accountAddressID } = await read('getOwnerAccountAddresses')
      await write('addShippingAddressUsingAccountAddress', { accountAddressID })
      const { cart } = await read('getCartData')
      const [offer] = cart.orderFulfillments[0].shippingMethodOptions
      await write('addShippingMethodUsingShippingMethodID', { shippingMethodID: offer.value })
      await write('addBillingAddress', { sameAsShippingFlag: true })
      return (await read('getCartData')).cart
    },
    giveCard: async (number) => {
      const paymentToken = await cardToken(vaultOrigin, origin, number)
      const { id: paymentMethodID } = paymentMethodOf('creditCard')
      await write('addOrderPayment', {
        newOrderPayment: { paymentMethod: { paymentMethodID } },
        paymentToken,
      })
    },
    enter: async (page, address) => {
      await page.addInitScript(
        ([shop, known]) => {
          if (location.origin === shop) sessionStorage.setItem('manifold.token', known)
        },
        [origin, token] as const,
      )
      await page.goto(address)
    },
  }
}

/** What the form of the vault answers the page of the shop with. */
async function cardToken(vaultOrigin: string, origin: string, number: string): Promise<string> {
  const card = {
    nameOnCreditCard: 'ALEX MORGAN',
    creditCardNumber: number,
    securityCode: '123',
    expirationMonth: '11',
    expirationYear: String(new Date().getFullYear() + 5),
  }
  const answer = await fetch(`${vaultOrigin}/card/tokens`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: vaultOrigin },
    body: JSON.stringify({ card, origin, locale: 'en' }),
  })
  expect(answer.ok, `the vault answers ${answer.status}`).toBe(true)
  return (await answer.json()).paymentToken
}
