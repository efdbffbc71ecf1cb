/** What is sent about delivery, addresses and accounts, field by field as the specification names them. */
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { orderId } from '../../../../src/domain/order/order.ts'
import { httpOrderGateway } from '../../../../src/adapters/commerce/order-gateway.http.ts'
import { httpAddressBook } from '../../../../src/adapters/commerce/address-book.http.ts'
import { httpIdentity } from '../../../../src/adapters/commerce/identity.http.ts'
import {
  anAccountAnswer,
  anAddressRowAnswer,
  anOrderAnswer,
  aCartAnswer,
} from '../../../builders/wire-answers.ts'
import { addressId, anAddressEntry } from '../../../builders/an-address.ts'
import { scriptedEngine } from '../../../fakes/scripted-engine.ts'
import { dropping, envelope, type Reply, replying } from '../../../fakes/scripted-fetch.ts'
import { allCalls } from '../all-calls.ts'

async function sentBy(name: string, reply?: Reply) {
  const call = allCalls.find((one) => one.name === name)
  if (!call) throw new Error(`There is no call ${name}`)
  const engine = scriptedEngine({ replies: [reply ?? envelope(call.good)] })
  const answer = await call.run(engine.client, engine.tokens)
  const [request] = engine.asked
  const { searchParams } = new URL(request?.url ?? '', 'http://shop.test')
  return { ...engine, answer, body: request?.body, query: Object.fromEntries(searchParams) }
}

const aboutQuote = { orderID: 'quote-1', returnQuote: true, isQuote: true }
const ofFulfilment = { ...aboutQuote, fulfillmentID: 'fulfilment-1' }
const address = {
  name: 'Goods In',
  company: 'Northfield Hydraulics',
  streetAddress: '18 Millrace Road',
  street2Address: '',
  locality: '',
  city: 'Duluth',
  stateCode: 'MN',
  postalCode: '55802',
  countryCode: 'US',
  phoneNumber: '2185550142',
  emailAddress: 'goods-in@northfield.test',
  accountAddressName: 'Second shed',
  saveAddress: true,
}

describe('what is sent about delivery', () => {
  it('sends the quote flag and reads the quote back from every write (CALL-38)', async () => {
    const writes = allCalls.filter(({ name }) => /Fulfil|Shipping|PickupD/.test(name))
    const changes = writes.filter(({ kind }) => kind === 'write')
    expect(changes).toHaveLength(6)
    for (const { name } of changes) {
      // oxlint-disable-next-line no-await-in-loop -- a short table
      const { answer, body } = await sentBy(name)
      expect(body).toMatchObject(aboutQuote)
      expect(answer).toMatchObject({ right: { id: 'quote-1', status: 'returned' } })
    }
  })

  it('asks for methods of a quote, and changes to one for a list of items (CALL-40)', async () => {
    const asked = await sentBy('getEligibleFulfillmentMethods')
    expect(asked.query).toEqual({ orderID: 'quote-1' })
    expect(asked.answer).toEqual(E.right([{ id: 'air', name: 'Air', type: 'other' }]))
    expect((await sentBy('changeOrderFulfillment')).body).toEqual({
      ...aboutQuote,
      fulfillmentMethodID: 'pickup',
      orderItemIDList: 'item-1,item-2',
    })
  })

  it('reads pickup places by NAME and VALUE, and sets place and day (CALL-41)', async () => {
    const { answer } = await sentBy('getPickupLocations')
    expect(answer).toEqual(E.right([{ id: 'north', name: 'North depot' }]))
    expect((await sentBy('addPickupFulfillmentLocation')).body).toEqual({
      ...ofFulfilment,
      value: 'north',
    })
    expect((await sentBy('setPickupDate')).body).toEqual({
      ...aboutQuote,
      orderFulfillmentID: 'fulfilment-1',
      pickupDate: '2026-06-01',
    })
  })

  it('uses a saved address, and saves a new one in the same call (CALL-42)', async () => {
    expect((await sentBy('addShippingAddressUsingAccountAddress')).body).toEqual({
      ...ofFulfilment,
      accountAddressID: 'address-works',
    })
    const both = 'addNewAccountAddress,addShippingAddressUsingAccountAddress'
    expect((await sentBy(both)).body).toEqual({ ...ofFulfilment, ...address })
  })

  it('chooses a shipping method of a fulfilment', async () => {
    expect((await sentBy('addShippingMethodUsingShippingMethodID')).body).toEqual({
      ...ofFulfilment,
      shippingMethodID: 'ship-express',
    })
  })
})

describe('what is sent about addresses', () => {
  it('asks for the addresses without a parameter, and reads which is the primary one (CALL-31)', async () => {
    const accountAddresses = [
      anAddressRowAnswer({ isPrimary: false }),
      anAddressRowAnswer({ accountAddressID: 'address-depot', isPrimary: false }),
    ]
    const answered = { accountAddresses, primaryAccountAddressID: 'address-depot' }
    const { query, answer } = await sentBy('getOwnerAccountAddresses', envelope(answered))
    expect(query).toEqual({})
    expect(answer).toMatchObject({
      right: [
        { id: 'address-works', isPrimary: false },
        { id: 'address-depot', isPrimary: true },
      ],
    })
  })

  it('makes an address primary, and deletes one, by its id (CALL-44)', async () => {
    const body = { accountAddressID: 'address-works', returnJSONObjects: 'account' }
    expect((await sentBy('setPrimaryAccountAddress')).body).toEqual(body)
    expect((await sentBy('deleteAccountAddress')).body).toEqual(body)
  })

  it('sends a changed address with its id, and takes its own name under failureActions for success', async () => {
    const answer = envelope({ failureActions: ['public:account.updateAccountAddress'] })
    const engine = scriptedEngine({ replies: [answer] })
    const done = await httpAddressBook(engine.client).change(
      addressId('address-works'),
      anAddressEntry(),
    )()
    expect(done).toEqual(E.right(undefined))
    expect(engine.asked[0]?.body).toMatchObject({
      accountAddressID: 'address-works',
      accountAddressName: anAddressEntry().nickname,
    })
  })

  it('asks for countries, and leaves by logout (CALL-45)', async () => {
    const { query, answer } = await sentBy('getCountriesAndAddressOptions')
    expect(query).toEqual({})
    expect(answer).toMatchObject({ right: [{ code: 'US' }] })
    const left = await sentBy('logout')
    expect(left.body).toEqual({ returnJSONObjects: 'cart,account' })
    expect(left.answer).toEqual(E.right(undefined))
  })

  it('sends a new address with all its fields, the nickname as accountAddressName (ADDR-08)', async () => {
    const { body, answer } = await sentBy('addNewAccountAddress')
    expect(body).toEqual({ ...address, returnJSONObjects: 'account' })
    expect(answer).toEqual(E.right('address-2'))
  })
})

describe('what is sent about accounts', () => {
  it('signs in with the login payload and keeps the token (AUTH-33)', async () => {
    const { body, answer, tokens } = await sentBy('login')
    expect(body).toEqual({
      emailAddress: 'us@manifold.test',
      password: ' pass ',
      returnJSONObjects: 'account,cart,orderTemplateCart',
    })
    expect(answer).toMatchObject({ right: { id: 'account-us', firstName: 'Una' } })
    expect(tokens.read()).toBe('token-2')
  })

  it('loads the account with the kept token (CALL-04)', async () => {
    const { query, answer, asked } = await sentBy('getAccount')
    expect(query).toEqual({ returnJSONObjects: 'account,cart,orderTemplateCart' })
    expect(asked[0]?.headers.get('Auth-Token')).toBe('Bearer token-1')
    expect(answer).toMatchObject({ right: { id: 'account-us' } })
  })

  it('asks for a new password by e-mail; an errors object is the locked account (CALL-12)', async () => {
    expect((await sentBy('forgotPassword')).body).toEqual({ emailAddress: 'us@x.test' })
    const locked = identity([replying({ errors: { emailAddress: ['Locked.'] } })])
    expect(await locked.port.requestPasswordReset('locked@x.test')()).toEqual(
      E.left({ kind: 'refused', messages: ['Locked.'] }),
    )
  })
})

describe('what is sent about orders', () => {
  it('asks for an order by its id (CALL-32)', async () => {
    const { query, asked, answer } = await sentBy('getOrderDetails')
    expect(asked[0]?.method).toBe('GET')
    expect(query).toEqual({ orderID: 'order-1' })
    expect(answer).toMatchObject({
      right: { number: '70012', payments: [{ kind: 'term' }], documents: [{}], fulfilments: [{}] },
    })
  })

  it('keeps what proves a guest’s order out of the address, and does not ask to sign in', async () => {
    const engine = scriptedEngine({ replies: [envelope({ orderDetails: anOrderAnswer() })] })
    const gateway = httpOrderGateway(engine.client)
    await gateway.openAsGuest({ kind: 'number', orderNumber: ' 70012', email: 'a@x.test ' })()
    expect(engine.asked[0]?.url).toBe('/api/scope/getOrderDetails')
    expect(engine.asked[0]?.body).toEqual({ orderNumber: '70012', emailAddress: 'a@x.test' })
  })

  it('asks for pages of ten by keyword, and for the same once more as a draft', async () => {
    const { query } = await sentBy('getAllOrdersOnAccount')
    expect(query).toEqual({
      pageRecordsShow: '10',
      currentPage: '2',
      keyword: 'PO-7781',
      orderTemplateID: 'delivery-1',
    })
    const again = await sentBy('duplicateOrder')
    expect(again.body).toEqual({
      orderID: 'order-1',
      quoteName: 'Once more',
      setAsCartFlag: false,
    })
  })

  it('asks for it once more in the cart, and hears which lines are not to be had and why', async () => {
    const notAdded = [
      { orderItemID: 'one', errors: { quantity: ['Too many.'] } },
      { orderItemID: 'two', errors: { skuCode: ['Unknown.'] } },
    ]
    const reply = envelope({ cart: aCartAnswer(), notAdded })
    const gateway = httpOrderGateway(scriptedEngine({ replies: [reply] }).client)
    expect(await gateway.intoCart(orderId('order-1'))()).toMatchObject(
      E.right({
        notAdded: [
          { itemId: 'one', reason: 'quantity' },
          { itemId: 'two', reason: 'gone' },
        ],
      }),
    )
  })
})

it('takes a product off a list by sku id and template id (CALL-33)', async () => {
  const { body } = await sentBy('removeWishlistItem')
  expect(body).toEqual({ removalSkuID: 'sku-om1', orderTemplateID: 'list-1' })
  const added = await sentBy('addWishlistItem')
  expect(added.body).toEqual({ skuID: 'sku-om1', orderTemplateName: 'Spares' })
})

it('sends a new password as it was typed, with the secret of the link or the present one', async () => {
  const typed = { password: ' new ', passwordConfirm: ' new ' }
  expect((await sentBy('resetPasswordUpdate')).body).toEqual({ swprid: 's3cret', ...typed })
  expect((await sentBy('changePassword')).body).toEqual({ existingPassword: ' old ', ...typed })
})

function identity(replies: readonly Reply[], token: string | undefined = 'token-1') {
  const engine = scriptedEngine({ replies, token })
  return {
    ...engine,
    port: httpIdentity(engine.client, engine.tokens, {
      update: () => {},
      updateScheduled: () => {},
    }),
  }
}

const account = envelope({ account: anAccountAnswer() })
const wrong = replying({}, { status: 401 })

describe('signing in and out', () => {
  it('does not ask who a visitor is', async () => {
    const engine = scriptedEngine({ replies: [account], token: undefined })
    const port = httpIdentity(engine.client, engine.tokens, {
      update: () => {},
      updateScheduled: () => {},
    })
    expect(await port.currentAccount()()).toEqual(E.right(undefined))
    expect(engine.asked).toEqual([])
  })

  it.each([
    ['401', wrong],
    ['an anonymous account', envelope({ account: anAccountAnswer({ accountID: '' }) })],
  ])('quietly forgets a token that is answered by %s', async (_, reply) => {
    const { port, tokens, renewals } = identity([reply])
    expect(await port.currentAccount()()).toEqual(E.right(undefined))
    expect(tokens.read()).toBeUndefined()
    expect(renewals()).toBe(0)
  })

  it('logs that the profile could not be loaded, and keeps the token (ACCT-19)', async () => {
    const { port, tokens, log } = identity([dropping])
    expect(await port.currentAccount()()).toMatchObject({ left: { kind: 'unreachable' } })
    expect(tokens.read()).toBe('token-1')
    expect(log.events).toEqual([
      { event: 'call.failed', details: { call: 'getAccount', failure: 'unreachable' } },
    ])
  })

  it('takes a 401 to a sign-in for a refusal without words', async () => {
    const { port, renewals } = identity([wrong])
    const answer = await port.signIn({ email: 'us@x.test', password: 'x' })()
    expect(answer).toEqual(E.left({ kind: 'refused', messages: [] }))
    expect(renewals()).toBe(0)
  })

  it('takes a 401 with words to a sign-in for a refusal in these words', async () => {
    const errors = { emailAddress: ['Not correct.'] }
    const { port } = identity([replying({ errors }, { status: 401 })])
    const answer = await port.signIn({ email: 'us@x.test', password: 'x' })()
    expect(answer).toEqual(E.left({ kind: 'refused', messages: ['Not correct.'] }))
  })

  it('signs in without the token of the session before', async () => {
    const { port, asked } = identity([envelope({ account: anAccountAnswer(), token: 'token-2' })])
    await port.signIn({ email: 'us@x.test', password: 'x' })()
    expect(asked[0]?.headers.has('Auth-Token')).toBe(false)
  })

  it('keeps no token of a sign-in whose answer names no account', async () => {
    const engine = scriptedEngine({ replies: [envelope({ token: 'token-2' })], token: undefined })
    const port = httpIdentity(engine.client, engine.tokens, {
      update: () => {},
      updateScheduled: () => {},
    })
    const answer = await port.signIn({ email: 'us@x.test', password: 'x' })()
    expect(answer).toEqual(E.left({ kind: 'malformed' }))
    expect(engine.tokens.read()).toBeUndefined()
  })

  it('takes the account and both its carts over at a sign-in (AUTH-05)', async () => {
    const cart = { totalItems: 7, orderItems: [] }
    const orderTemplateCart = { orderTemplateItems: [{}, {}] }
    const reply = envelope({
      token: 'token-2',
      account: anAccountAnswer(),
      cart,
      orderTemplateCart,
    })
    const engine = scriptedEngine({ replies: [reply], token: undefined })
    const heard: (readonly [string, string, number])[] = []
    const hear = (what: string) => (owner: string, count: number) =>
      void heard.push([what, owner, count])
    const port = httpIdentity(engine.client, engine.tokens, {
      update: hear('cart'),
      updateScheduled: hear('scheduled'),
    })
    const answer = await port.signIn({ email: 'us@x.test', password: 'x' })()
    expect(answer).toMatchObject({ right: { id: 'account-us' } })
    expect(engine.asked[0]?.body).toMatchObject({
      returnJSONObjects: 'account,cart,orderTemplateCart',
    })
    expect(heard).toEqual([
      ['cart', 'account-us', 7],
      ['scheduled', 'account-us', 2],
    ])
  })

  it('does not sign in without a token', async () => {
    const { port, tokens } = identity([account])
    const answer = await port.signIn({ email: 'us@x.test', password: 'x' })()
    expect(answer).toEqual(E.left({ kind: 'malformed' }))
    expect(tokens.read()).toBe('token-1')
  })

  it('leaves the session that it is told, by a request that outlives its page', async () => {
    const { port, asked } = identity([dropping])
    expect(await port.signOut('token-0')()).toEqual(E.left({ kind: 'unconfirmed' }))
    expect(asked[0]?.headers.get('Auth-Token')).toBe('Bearer token-0')
    expect(asked[0]?.keepalive).toBe(true)
  })

  it('has left a session that had ended by itself', async () => {
    const { port, renewals } = identity([wrong])
    expect(await port.signOut('token-1')()).toEqual(E.right(undefined))
    expect(renewals()).toBe(0)
  })
})
