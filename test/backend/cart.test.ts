import { inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { cart } from '../../reference-backend/database/schema/checkout.ts'
import { stock } from '../../reference-backend/database/schema/stock.ts'
import { inOneBrowser } from './browser-jar.ts'
import { type Fetch, get, type Json, post, type Reply } from './customer.ts'
import { onEachEngine } from './each-engine.ts'
import { TEST_NOW } from './test-shop.ts'

const US = 'us@manifold.test'
const EU = 'eu@manifold.test'
const password = 'Manifold-2026'
const DAY = 86_400_000

/** A browser in front of the shop: signed in with a token, or a visitor's. */
function browser(fetch: Fetch, token?: string) {
  const own = inOneBrowser(fetch)
  const as = token === undefined ? {} : { token }
  const write = (action: string, body: object = {}) => post(own, action, { body, ...as })
  const read = async (): Promise<Json> => (await get(own, 'getCartData', as)).body.cart
  const add = (skuCode: string, quantity: number | string = 1) =>
    write('addOrderItem', { skuCode, quantity })
  return { fetch: own, write, read, add }
}

const lines = ({ orderItems }: Json) =>
  orderItems.map(({ sku, quantity }: Json) => `${quantity} ${sku.skuCode}`)
const errors = ({ body }: Reply) => body.errors

onEachEngine('a cart', (shop, onAny) => {
  const visitor = () => browser(shop().fetch)
  const customer = async (email = US) => browser(shop().fetch, await shop().signIn(email))

  it('is empty before anything is put in, and nothing is remembered for it', async () => {
    const { body, headers } = await get(shop().fetch, 'getCartData')
    expect(body.cart).toMatchObject({ orderID: '', orderItems: [], totalItems: 0, subTotal: 0 })
    expect(headers.getSetCookie()).toEqual([])
    expect(await shop().database.select().from(cart)).toEqual([])
  })

  onAny(() => {
    it("is the visitor's browser's, which no script can read and no other browser sees", async () => {
      const one = visitor()
      const [cookie] = (await one.add('SKT1NC', 2)).headers.getSetCookie()
      expect(cookie).toMatch(/^manifold_visitor=[0-9a-f]{32}; Max-Age=7776000; Path=\/api\/scope; /)
      expect(cookie).toContain('HttpOnly; SameSite=Lax')
      expect(lines(await one.read())).toEqual(['2 SKT1NC'])
      expect(lines(await visitor().read())).toEqual([])
    })
  })

  it('counts more of the same on the same line', async () => {
    const one = visitor()
    await one.add('SKT1NC', 2)
    await one.add('SKP1N1')
    const { body } = await one.add('skt1nc', 3)
    expect(lines(body.cart)).toEqual(['5 SKT1NC', '1 SKP1N1'])
    expect(body.cart.totalItems).toBe(6)
  })

  it('takes several articles at once, or none of them', async () => {
    const one = visitor()
    const wanted = { skuCodes: 'SKT1NC,SKP1N1,SKT1NC', quantities: '2,4,1' }
    expect(lines((await one.write('addOrderItems', wanted)).body.cart)).toEqual([
      '3 SKT1NC',
      '4 SKP1N1',
    ])
    const bad = { skuCodes: 'SKT1NS,SKT2VC', quantities: '1,4' }
    expect(errors(await one.write('addOrderItems', bad))).toEqual({
      quantity: ['Line 2: The maximum available quantity is 3.'],
    })
    expect(lines(await one.read())).toHaveLength(2)
  })

  onAny(() => {
    it.each([
      ['an article that is not there', 'SKT1XX', 1, 'skuCode', 'Article SKT1XX is not known.'],
      ['a model of one that is none', 'TM2080', 1, 'modelNumber', 'Model TM2080 is not known.'],
      [
        'one that is not for carts',
        'SKTWVC',
        1,
        'skuCode',
        'Article SKTWVC cannot be put in a cart.',
      ],
      ['too few', 'FJB0404Z', 9, 'quantity', 'The minimum quantity of this product is 10.'],
      ['too many', 'SKT1VC', 501, 'quantity', 'The maximum quantity of this product is 500.'],
      ['more than there are', 'SKT2VC', 4, 'quantity', 'The maximum available quantity is 3.'],
      ['none', 'SKT1NC', 0, 'quantity', 'The minimum quantity of this product is 1.'],
      ['half a piece', 'SKT1NC', '1.5', 'quantity', 'This must be a whole number.'],
    ])('refuses %s', async (_, skuCode, quantity, field, text) => {
      const one = visitor()
      expect(errors(await one.add(skuCode, quantity))).toEqual({ [field]: [text] })
      expect(await shop().journal()).toEqual([])
      expect((await one.read()).orderItems).toEqual([])
    })

    it('takes from customers alone what asks for a sign-in, also among others', async () => {
      const one = visitor()
      const text = 'Please sign in to put article QCF8P in a cart.'
      expect(errors(await one.add('QCF8P'))).toEqual({ skuCode: [text] })
      const several = { skuCodes: 'SKT1NC,QCF8P', quantities: '1,1' }
      expect(errors(await one.write('addOrderItems', several))).toEqual({
        skuCode: [`Line 2: ${text}`],
      })
      expect(lines(await one.read())).toEqual([])
      expect(lines((await (await customer()).add('QCF8P')).body.cart)).toEqual(['1 QCF8P'])
    })

    it('refuses more when what lies in it already and what is added are too many together', async () => {
      const one = visitor()
      await one.add('SKT2VC', 2)
      expect(errors(await one.add('SKT2VC', 2))).toHaveProperty('quantity')
      expect(lines(await one.read())).toEqual(['2 SKT2VC'])
    })

    it('shares the stock and the largest quantity of an article among its lines, whatever numbers they lie under', async () => {
      const one = await customer()
      const add = (skuCode: string, customerMaterialNumber: string, quantity: number) =>
        one.write('addOrderItem', { skuCode, customerMaterialNumber, quantity })
      await add('SKT2VC', 'A', 2)
      expect(errors(await add('SKT2VC', 'B', 2))).toEqual({
        quantity: ['The maximum available quantity is 1.'],
      })
      const [{ orderItemID }] = (await add('SKT2VC', 'B', 1)).body.cart.orderItems
      const more = { orderItem: { orderItemID, quantity: 3 } }
      expect(errors(await one.write('updateOrderItemQuantity', more))).toEqual({
        quantity: ['The maximum available quantity is 2.'],
      })
      await add('SKT1VC', 'A', 300)
      expect(errors(await add('SKT1VC', 'B', 201))).toEqual({
        quantity: ['The maximum quantity of this product is 200.'],
      })
      const skuConfiguration = JSON.stringify(
        ['A', 'B', 'C'].map((customerMaterialNumber) => ({ customerMaterialNumber })),
      )
      const several = { skuCodes: 'SKP1N1,SKP1N1,SKT1NC', quantities: '80,41,1', skuConfiguration }
      expect(errors(await one.write('addOrderItems', several))).toEqual({
        quantity: ['Line 2: The maximum available quantity is 40.'],
      })
      expect(lines(await one.read())).toEqual(['2 SKT2VC', '1 SKT2VC', '300 SKT1VC'])
    })

    it('says of lines that a sign-in has joined, and that take all that can be ordered, that none are left', async () => {
      const numbered = (customerMaterialNumber: string) => ({
        skuCode: 'SKT1VC',
        quantity: 500,
        customerMaterialNumber,
      })
      await (await customer()).write('addOrderItem', numbered('A'))
      const one = visitor()
      await one.write('addOrderItem', numbered('B'))
      const { body } = await one.write('login', { emailAddress: US, password })
      expect(lines(body.cart)).toEqual(['500 SKT1VC', '500 SKT1VC'])
      // 0 as the largest quantity would be none.
      expect(body.cart.orderItems.map(({ sku }: Json) => sku.calculatedQATS)).toEqual([0, 0])
    })

    it('refuses an article whose id is that of another one', async () => {
      const skuID = '0'.repeat(32)
      const sent = visitor().write('addOrderItem', { skuID, skuCode: 'SKT1NC', quantity: 1 })
      expect(errors(await sent)).toHaveProperty('skuID')
    })
  })

  it('takes no more of an article than there is, however many lines of it are added at once (T40)', async () => {
    const token = await shop().signIn(US)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => {
        const fetch = index % 2 === 0 ? shop().fetch : shop().secondFetch
        const body = { skuCode: 'SKT2VC', quantity: 1, customerMaterialNumber: `No ${index}` }
        return post(fetch, 'addOrderItem', { body, token })
      }),
    )
    const said = 'The maximum available quantity is 0.'
    const refused = answers.filter((each) => errors(each).quantity?.includes(said))
    expect(refused).toHaveLength(9)
    const { cart: present } = (await get(shop().fetch, 'getCartData', { token })).body
    expect(lines(present)).toEqual(['1 SKT2VC', '1 SKT2VC', '1 SKT2VC'])
  })

  it('changes and removes its own lines only', async () => {
    const one = visitor()
    await one.add('SKT1NC', 2)
    const [{ orderItemID }] = (await one.add('SKP1N1')).body.cart.orderItems
    const change = (quantity: number) => ({ orderItem: { orderItemID, quantity } })
    const changed = await one.write('updateOrderItemQuantity', change(7))
    expect(lines(changed.body.cart)).toEqual(['7 SKT1NC', '1 SKP1N1'])
    expect(errors(await one.write('updateOrderItemQuantity', change(86)))).toHaveProperty(
      'quantity',
    )

    const other = visitor()
    await other.add('SKT1NS')
    for (const [action, body] of [
      ['updateOrderItemQuantity', change(1)],
      ['removeOrderItem', { orderItemID }],
    ] as const) {
      expect(errors(await other.write(action, body))).toEqual({
        orderItemID: ['The item could not be found.'],
      })
    }
    const left = await one.write('removeOrderItem', { orderItemIDList: `${orderItemID},gone` })
    expect(lines(left.body.cart)).toEqual(['1 SKP1N1'])
  })

  onAny(() => {
    it('is emptied as a whole', async () => {
      const one = await customer()
      await one.add('SKT1NC')
      await one.add('SKP1N1')
      expect((await one.write('clearOrder')).body.cart).toMatchObject({
        orderID: '',
        orderItems: [],
      })
    })

    it('shows a visitor the prices that everybody may see, and no sum that would give others away', async () => {
      const one = visitor()
      const open = (await one.add('SKT1NC', 10)).body.cart
      expect(open).toMatchObject({
        currencyCode: 'USD',
        subTotal: open.orderItems[0].extendedPrice,
      })
      expect(open.subTotal).toBeGreaterThan(0)
      const hidden = (await one.add('SKD4N')).body.cart
      expect(hidden.orderItems[1]).toMatchObject({ price: null, extendedPrice: null })
      expect(hidden).toMatchObject({ subTotal: null, total: null, taxTotal: null })
    })

    it('shows a visitor the prices of the region that the request names (SHELL-01)', async () => {
      const one = visitor()
      const { cart: euros } = (
        await one.write('addOrderItem', { skuCode: 'SKT1NC', quantity: 10, region: 'EU' })
      ).body
      expect(euros).toMatchObject({ currencyCode: 'EUR', vatFlag: false })
      const { subTotal, surchargeTotal, taxTotal, total } = euros
      expect(Math.round((subTotal + surchargeTotal + taxTotal) * 100)).toBe(Math.round(total * 100))
      expect((await one.read()).currencyCode).toBe('USD')
      const { cart: again } = (
        await get(one.fetch, 'getCartData', { parameters: { region: 'EU' } })
      ).body
      expect(again).toEqual(euros)
      for (const region of ['eu', 'Europe', '']) {
        const { body } = await get(one.fetch, 'getCartData', { parameters: { region } })
        expect(body.cart.currencyCode).toBe('USD')
      }
    })

    it('pays no regard to a region that a customer names', async () => {
      const one = await customer()
      const { body } = await one.write('addOrderItem', {
        skuCode: 'SKT1NC',
        quantity: 1,
        region: 'EU',
      })
      expect(body.cart.currencyCode).toBe('USD')
    })

    it("shows a customer all prices in the account's currency", async () => {
      const { body } = await (await customer(EU)).add('SKD4N', 10)
      const { subTotal, surchargeTotal, taxTotal, total } = body.cart
      expect(body.cart).toMatchObject({ currencyCode: 'EUR', VATTotal: 0 })
      expect(body.cart.orderItems[0].extendedPrice).toBe(subTotal)
      expect(Math.round((subTotal + surchargeTotal + taxTotal) * 100) / 100).toBe(total)
    })

    it('counts no article that only a quote can price', async () => {
      const one = await customer()
      const sum = (await one.add('SKT1NC')).body.cart.subTotal
      const { orderItems, subTotal, totalItems } = (await one.add('QCF12P', 2)).body.cart
      expect(orderItems[1]).toMatchObject({ quoteOnly: true, price: null })
      expect([subTotal, totalItems]).toEqual([sum, 3])
    })

    describe('with a promotion', () => {
      it('adds up to the cent in euros: the total is the sum of what is shown (PRICE-26)', async () => {
        const one = await customer(EU)
        await one.add('SKD4N')
        const { cart: after } = (
          await one.write('addPromotionCode', { promotionCode: 'WORKSHOP10' })
        ).body
        const { subTotal, discountTotal, surchargeTotal, taxTotal, total } = after
        expect([subTotal, discountTotal]).toEqual([29.8, 2.98])
        expect(Math.round((subTotal - discountTotal + surchargeTotal + taxTotal) * 100)).toBe(
          Math.round(total * 100),
        )
      })

      it('takes off a tenth, whatever the case of the code, and once however often it is given', async () => {
        const one = await customer(EU)
        const before = (await one.add('SKT1NC', 10)).body.cart
        await one.write('addPromotionCode', { promotionCode: 'WORKSHOP10' })
        const { cart: after } = (
          await one.write('addPromotionCode', { promotionCode: ' workshop10 ' })
        ).body
        expect(after.promotionCodes).toMatchObject([{ promotionCode: 'WORKSHOP10' }])
        expect(after.subTotal).toBe(before.subTotal)
        expect(after.discountTotal).toBeCloseTo(before.subTotal / 10, 2)
        expect(after.total).toBeLessThan(before.total)
      })

      it('costs what it did when the code is removed', async () => {
        const one = await customer()
        const { total } = (await one.add('SKT1NC', 10)).body.cart
        await one.write('addPromotionCode', { promotionCode: 'WORKSHOP10' })
        const { body } = await one.write('removePromotionCode', { promotionCode: 'WORKSHOP10' })
        expect(body.cart).toMatchObject({ promotionCodes: [], total, discountTotal: 0 })
      })

      it.each([
        ['', 'Please provide promo code.'],
        ['SUMMER', 'This promo code is not valid.'],
      ])('refuses the code %j', async (promotionCode, text) => {
        const sent = await visitor().write('addPromotionCode', { promotionCode })
        expect(errors(sent)).toEqual({ promotionCode: [text] })
      })
    })
  })

  describe('at the sign-in', () => {
    const signIn = (one: ReturnType<typeof browser>, emailAddress = US) =>
      one.write('login', { emailAddress, password })

    it('goes over to the account, which then has as many as both, but no more than there are', async () => {
      const before = await customer()
      await before.add('SKT1NC', 2)
      await before.add('SKT2VC', 2)
      const one = visitor()
      await one.add('SKT1NC', 3)
      await one.add('SKT2VC', 3)
      await one.add('SKP1N1')
      await one.write('addPromotionCode', { promotionCode: 'WORKSHOP10' })
      const { body, headers } = await signIn(one)
      expect(lines(body.cart)).toEqual(['5 SKT1NC', '3 SKT2VC', '1 SKP1N1'])
      expect(body.cart.promotionCodes).toHaveLength(1)
      expect(headers.getSetCookie()).toEqual([
        'manifold_visitor=; Max-Age=0; Path=/api/scope; HttpOnly; SameSite=Lax',
      ])
      expect(lines(await one.read())).toEqual([])
      expect(lines(await before.read())).toHaveLength(3)
    })

    it('keeps what is sold out by now, beside what lies in the cart of the account', async () => {
      const own = await customer()
      await own.add('SKT1NC', 2)
      await own.add('SKT2VC', 2)
      const one = visitor()
      await one.add('SKP1N1', 3)
      await one.add('SKT2VC')
      const isOut = inArray(stock.modelCode, ['SKP1N1', 'SKT2VC'])
      await shop().database.update(stock).set({ quantity: 0 }).where(isOut)
      const { body } = await signIn(one)
      expect(lines(body.cart)).toEqual(['2 SKT1NC', '2 SKT2VC', '3 SKP1N1'])
    })

    it('goes over to an account that is made', async () => {
      const one = visitor()
      await one.add('SKP1N1', 4)
      const emailAddress = 'new@manifold.test'
      const names = { firstName: 'New', lastName: 'Customer' }
      const { body } = await one.write('createAccount', {
        ...names,
        emailAddress,
        emailAddressConfirm: emailAddress,
        password,
        passwordConfirm: password,
      })
      expect(lines(body.cart)).toEqual(['4 SKP1N1'])
    })

    it('stays the account’s, and is there on every device of it', async () => {
      await (await customer()).add('SKT1NC', 2)
      expect(lines((await signIn(visitor())).body.cart)).toEqual(['2 SKT1NC'])
      expect(lines((await signIn(visitor(), EU)).body.cart)).toEqual([])
    })
  })

  onAny(() => {
    it('is no quote: a request that names one needs its owner', async () => {
      const sent = await visitor().write('addOrderItem', { quoteName: 'Kits', skuCode: 'SKT1NC' })
      expect([sent.status, sent.body]).toEqual([
        401,
        { messages: [{ message: 'login_required', messageType: 'error' }] },
      ])
      const one = await customer()
      const cleared = await one.write('clearOrder', { orderID: 'f'.repeat(32) })
      expect(errors(cleared)).toEqual({ orderID: ['The quote could not be found.'] })
    })

    it('is taken away by its own id, and by nobody else (T09)', async () => {
      const one = await customer()
      await one.add('SKT1NC', 2)
      const { orderID } = await one.read()
      const other = await customer(EU)
      const missing = { orderID: ['The quote could not be found.'] }
      expect(errors(await other.write('deleteOrder', { orderID }))).toEqual(missing)
      expect(errors(await one.write('deleteOrder', {}))).toEqual(missing)
      expect(lines(await one.read())).toEqual(['2 SKT1NC'])
      expect(lines((await one.write('deleteOrder', { orderID })).body.cart)).toEqual([])
      expect(lines(await one.read())).toEqual([])
    })
  })

  it('is written to once for a request that arrives twice', async () => {
    const { fetch } = visitor()
    const body = { skuCode: 'SKT1NC', quantity: 1 }
    const send = () => post(fetch, 'addOrderItem', { body, requestID: 'one-press' })
    expect([(await send()).status, (await send()).status]).toEqual([200, 409])
    expect((await get(fetch, 'getCartData')).body.cart.totalItems).toBe(1)
    expect(await shop().journal()).toHaveLength(1)
  })

  it('holds a hundred articles at most, and is dropped when it has not been touched for long', async () => {
    const forgotten = visitor()
    await forgotten.add('SKT1NC')
    shop().setNow(new Date(TEST_NOW.getTime() + 91 * DAY))
    await visitor().add('SKP1N1')
    expect(await shop().database.select().from(cart)).toHaveLength(1)
    const many = Array.from({ length: 101 }, () => 'SKT1NC').join(',')
    const sent = visitor().write('addOrderItems', { skuCodes: many, quantities: many })
    expect(errors(await sent)).toEqual({ skuCodes: ['At most 100 lines.'] })
  })
})
