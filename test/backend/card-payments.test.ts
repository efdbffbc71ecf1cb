/** Paying for a cart by card and by gift card, until it is placed. */
import { expect, it } from 'vitest'
import { namedId } from '../../reference-backend/database/identifier.ts'
import { GIFT_CARDS } from '../../reference-backend/seed/gift-cards.ts'
import { giftCardIdOf, savedCardIdOf } from '../../reference-backend/seed/payment-rows.ts'
import { allRows } from './all-rows.ts'
import { shipping, shopper } from './checkout-customer.ts'
import type { Json } from './customer.ts'
import { onEachEngine } from './each-engine.ts'

const US = 'us@manifold.test'
const OTHER = 'other-us@manifold.test'
const CANARY = '4539578763621486'
const CARD = { paymentMethod: { paymentMethodID: '444df303dedc6dab69dd7ebcc9b8036a' } }

onEachEngine('a cart', (shop, onAny) => {
  const token = (number = '4242424242424242') => shop().vault().tokenFor(number)

  onAny(() => {
    it('offers cards and gift cards, and says where the frame for cards comes from (CART-10)', async () => {
      const { eligiblePaymentMethodDetails: offered } = await (await shipping(shop())).cart()
      const card = offered.find(
        (each: Json) => each.paymentMethod.paymentMethodType === 'creditCard',
      )
      expect(card.paymentMethod.paymentIntegration.frameAddress).toMatch(/:4201\/card$/)
      expect(offered.map((each: Json) => each.paymentMethod.paymentMethodType)).toContain(
        'giftCard',
      )
    })
  })

  it('is paid by a token, of which it shows brand and last digits (CART-10)', async () => {
    const one = await shipping(shop())
    const paymentToken = await token()
    const { body } = await one.write('addOrderPayment', { newOrderPayment: CARD, paymentToken })
    expect(body.errors).toEqual({})
    expect(body.cart.paymentAmountDue).toBe(0)
    expect(body.cart.orderPayments).toMatchObject([
      {
        amount: body.cart.total,
        creditCardType: 'Visa',
        creditCardLastFour: '4242',
        expirationMonth: '11',
        expirationYear: '2031',
      },
    ])
    expect(await shop().vault().moved('charge')).toEqual([])
  })

  onAny(() => {
    it('is paid by a saved card of one’s own, and by no other (T09)', async () => {
      const one = await shipping(shop(), OTHER)
      const saved = (accountPaymentMethodID: string) =>
        one.write('addOrderPayment', { newOrderPayment: CARD, accountPaymentMethodID })
      const foreign = await saved(savedCardIdOf(US, 'Purchasing card'))
      const missing = await saved(namedId('no such card'))
      expect(foreign.body).toEqual(missing.body)
      expect(Object.keys(foreign.body.errors)).toEqual(['accountPaymentMethodID'])
      const { body } = await saved(savedCardIdOf(OTHER, 'Procurement'))
      expect(body.cart.orderPayments).toMatchObject([{ creditCardLastFour: '4444' }])
    })

    it('takes no card that has expired, and no token that is made up', async () => {
      const one = await shipping(shop())
      const old = await one.write('addOrderPayment', {
        newOrderPayment: CARD,
        accountPaymentMethodID: savedCardIdOf(US, 'Old card'),
      })
      expect(old.body.errors.accountPaymentMethodID).toEqual([expect.stringContaining('expired')])
      for (const paymentToken of ['', 'tok_made_up']) {
        const { body } = await one.write('addOrderPayment', { newOrderPayment: CARD, paymentToken })
        expect(Object.keys(body.errors)).toEqual(['paymentToken'])
      }
    })

    it.each([
      { creditCardNumber: CANARY },
      { newOrderPayment: { ...CARD, creditCardNumber: CANARY, securityCode: '123' } },
      { newOrderPayment: { ...CARD, purchaseOrderNumber: CANARY } },
      { 'newOrderPayment.creditCardNumber': CANARY },
      { notes: [CANARY] },
    ])('takes no card number, under whatever name, and writes it nowhere (T46)', async (held) => {
      const one = await shipping(shop())
      const request = { newOrderPayment: CARD, ...held }
      for (const action of ['addOrderPayment', 'addGiftCardOrderPayment']) {
        expect(Object.keys((await one.write(action, request)).body.errors)).toEqual([
          'creditCardNumber',
        ])
      }
      expect(JSON.stringify(await allRows(shop().database))).not.toContain(CANARY)
    })
  })

  it('is paid by a gift card as far as that goes, and the rest by card (CART-18)', async () => {
    const one = await shipping(shop(), US, { quantity: 80 })
    const giftCardID = giftCardIdOf('MFGC1001')
    const gift = await one.write('addGiftCardOrderPayment', { newOrderPayment: { giftCardID } })
    expect(gift.body.errors).toEqual({})
    expect(gift.body.cart.orderPayments).toMatchObject([
      { amount: 185.5, giftCardCodeLastFour: '1001' },
    ])
    await one.write('addOrderPayment', { newOrderPayment: CARD, paymentToken: await token() })
    const again = await one.write('addGiftCardOrderPayment', {
      newOrderPayment: { giftCardID, amount: 100 },
    })
    const { cart } = again.body
    expect(
      cart.orderPayments
        .map(({ amount }: Json) => amount)
        .toSorted((a: number, b: number) => a - b),
    ).toEqual([100, Math.round(cart.total * 100 - 10_000) / 100])
    expect(cart.paymentAmountDue).toBe(0)
  })

  it('is paid by a gift card of nobody by its number and pin, five wrong ones stop it (T12)', async () => {
    const one = await shipping(shop(), 'no-credit@manifold.test')
    const pin = GIFT_CARDS.find(({ code }) => code === 'MFGC1007')?.pin
    const pay = (giftCardPin = '') =>
      one.write('addGiftCardOrderPayment', {
        newOrderPayment: { giftCardNumber: 'MFGC1007', giftCardPin },
      })
    expect((await pay(pin)).body.cart.orderPayments).toHaveLength(1)
    const wrong = await Promise.all(Array.from({ length: 20 }, (_, index) => pay(String(index))))
    expect(wrong.filter(({ status }) => status === 200)).toHaveLength(5)
    expect((await pay(pin)).status).toBe(429)
  })

  const NOT_USABLE = 'This gift card cannot be used: it is inactive, expired or empty.'
  onAny(() => {
    it.each([
      ['empty', { giftCardID: giftCardIdOf('MFGC1002') }, { giftCardID: [NOT_USABLE] }],
      ['inactive', { giftCardID: giftCardIdOf('MFGC1003') }, { giftCardID: [NOT_USABLE] }],
      ['expired', { giftCardID: giftCardIdOf('MFGC1004') }, { giftCardID: [NOT_USABLE] }],
      [
        'of another currency',
        { giftCardID: giftCardIdOf('MFGC1005') },
        { currencyCode: ['This gift card pays in EUR only.'] },
      ],
      [
        "nobody's of another currency",
        { giftCardNumber: 'MFGC1008', giftCardPin: '372658' },
        { currencyCode: ['This gift card pays in EUR only.'] },
      ],
      [
        "another customer's",
        { giftCardID: giftCardIdOf('MFGC1006') },
        { giftCardID: ['The gift card could not be found.'] },
      ],
      [
        "another customer's, with its pin",
        { giftCardNumber: 'MFGC1006', giftCardPin: '157920' },
        { giftCardNumber: ['Could not redeem that Gift Card'] },
      ],
      [
        'expired, with its pin',
        { giftCardNumber: 'MFGC1004', giftCardPin: '268841' },
        { giftCardNumber: ['Could not redeem that Gift Card'] },
      ],
    ])('is not paid by a gift card that is %s (CART-18)', async (_, named, errors) => {
      const one = await shipping(shop())
      const { body } = await one.write('addGiftCardOrderPayment', { newOrderPayment: named })
      expect(body.errors).toEqual(errors)
      expect((await one.cart()).orderPayments).toEqual([])
    })

    it('of a visitor cannot be paid by a gift card of a customer (T09)', async () => {
      const visitor = shopper(shop().fetch)
      await visitor.add('SKT1NC')
      const ask = (giftCardID: string) =>
        visitor.write('addGiftCardOrderPayment', { newOrderPayment: { giftCardID } })
      const foreign = await ask(giftCardIdOf('MFGC1001'))
      const missing = await ask(namedId('no such gift card'))
      expect(foreign.body).toEqual(missing.body)
    })
  })
})
