import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { giftCardLedger } from '../../reference-backend/commerce/gift-cards/gift-card-ledger.ts'
import { namedId } from '../../reference-backend/database/identifier.ts'
import { giftCard, giftCardTransaction } from '../../reference-backend/database/schema/payments.ts'
import { inTransaction } from '../../reference-backend/database/transaction.ts'
import { GIFT_CARDS } from '../../reference-backend/seed/gift-cards.ts'
import { accountIdOf } from '../../reference-backend/seed/account-rows.ts'
import { giftCardIdOf } from '../../reference-backend/seed/payment-rows.ts'
import { type Json, signedIn } from './customer.ts'
import { onEachEngine } from './each-engine.ts'

const US = 'us@manifold.test'
const NO_CREDIT = 'no-credit@manifold.test'
const pinOf = (wanted: string) => GIFT_CARDS.find(({ code }) => code === wanted)?.pin ?? ''
const REFUSED = { giftCardCode: ['Could not redeem that Gift Card'] }

onEachEngine('gift cards', (shop) => {
  const redeem = async (giftCardCode: string, giftCardPin = pinOf(giftCardCode), who = NO_CREDIT) =>
    (await signedIn(shop(), who)).write('addGiftCardToAccount', { giftCardCode, giftCardPin })

  it('are listed with what is on them (CART-18)', async () => {
    const us = await signedIn(shop(), US)
    const { giftCards } = (await us.read('getGiftCardsOnAccount')).body
    const shown = giftCards.map((card: Json) => [
      card.giftCardCode,
      card.calculatedBalanceAmount,
      card.currencyCode,
      card.activeFlag,
    ])
    expect(shown).toEqual([
      ['MFGC1001', 185.5, 'USD', true],
      ['MFGC1002', 0, 'USD', true],
      ['MFGC1003', 75, 'USD', false],
      ['MFGC1004', 50, 'USD', true],
      ['MFGC1005', 80, 'EUR', true],
    ])
  })

  it('are redeemed by code and pin, in any spelling of the code (CART-18)', async () => {
    const { body } = await redeem('mfgc-1007', pinOf('MFGC1007'))
    expect(body.errors).toEqual({})
    expect(body.giftCards).toMatchObject([
      { giftCardCode: 'MFGC1007', calculatedBalanceAmount: 120 },
    ])
    // Once more by the same customer changes nothing; another one does not get it.
    expect((await redeem('MFGC1007')).body.giftCards).toHaveLength(1)
    expect(
      (await redeem('MFGC1007', pinOf('MFGC1007'), 'other-us@manifold.test')).body.errors,
    ).toEqual(REFUSED)
  })

  it.each([
    ['a wrong pin', 'MFGC1007', '000000'],
    ['a card of another customer', 'MFGC1006', undefined],
    ['an empty card', 'MFGC1002', undefined],
    ['no card at all', 'MFGC9999', '123456'],
    ['an inactive card', 'MFGC1003', undefined],
    ['a card that is over', 'MFGC1004', undefined],
  ])('refuse %s alike (CART-19)', async (_, code, pin) => {
    expect((await redeem(code, pin ?? pinOf(code))).body.errors).toEqual(REFUSED)
  })

  it('compare five of 200 guesses that come at once, and then not even the right pin (T12)', async () => {
    const customer = await signedIn(shop(), NO_CREDIT)
    const guesses = Array.from({ length: 200 }, (_, index) =>
      customer.write('addGiftCardToAccount', {
        giftCardCode: 'MFGC1007',
        giftCardPin: String(100_000 + index),
      }),
    )
    const replies = await Promise.all(guesses)
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(195)
    const right = await redeem('MFGC1007')
    expect(right.status).toBe(429)
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0)
    shop().setNow(new Date(shop().now().getTime() + 15 * 60_000))
    expect((await redeem('MFGC1007')).body.errors).toEqual({})
  })

  it('can be switched off and on again by their owner', async () => {
    const us = await signedIn(shop(), US)
    const giftCardID = giftCardIdOf('MFGC1001')
    const off = await us.write('updateGiftCardStatus', { giftCardID, activeFlag: false })
    expect(off.body.giftCards[0]).toMatchObject({ giftCardID, activeFlag: false })
    const at = { currencyCode: 'USD', now: shop().now(), accountID: accountIdOf(US) }
    expect([...(await giftCardLedger.balances(shop().database, [giftCardID], at))]).toEqual([])
    const on = await us.write('updateGiftCardStatus', { giftCardID, activeFlag: true })
    expect(on.body.giftCards[0].activeFlag).toBe(true)
  })

  it('of another customer and missing ones read and are refused alike (T09)', async () => {
    const stranger = await signedIn(shop(), 'other-us@manifold.test')
    const names: readonly Record<string, string>[] = [
      { giftCardID: giftCardIdOf('MFGC1001') },
      { giftCardCode: 'MFGC1001' },
      { giftCardID: namedId('no such gift card') },
    ]
    const asking = names.map(async (named) => [
      (await stranger.write('updateGiftCardStatus', { ...named, activeFlag: false })).body,
      (await stranger.read('getGiftCardTransactions', named)).body,
    ])
    const [foreign, foreignCode, missing] = await Promise.all(asking)
    expect(foreign).toEqual(missing)
    expect(foreignCode).toEqual(missing)
    expect(foreign?.[0].errors).toEqual({ giftCardID: ['The gift card could not be found.'] })
    expect(foreign?.[1].giftCardTransactions.giftCardTransactions).toEqual([])
  })

  it.each([
    ['id', { giftCardID: giftCardIdOf('MFGC1001') }],
    ['code', { giftCardCode: 'mfgc1001' }],
  ])('show what was paid with them by their %s, the newest first (CART-18)', async (_, named) => {
    const us = await signedIn(shop(), US)
    const { body } = await us.read('getGiftCardTransactions', named)
    expect(body.giftCardTransactions).toMatchObject({
      recordsCount: 2,
      giftCardTransactions: [
        { debitAmount: 64.5, creditAmount: 0, balanceAmount: 185.5, currencyCode: 'USD' },
        { debitAmount: 0, creditAmount: 250, balanceAmount: 250, reasonForAdjustment: 'Issued' },
      ],
    })
  })

  const entry = (amount: number, orderPaymentID: string, currencyCode = 'USD') => ({
    giftCardID: giftCardIdOf('MFGC1001'),
    amount,
    currencyCode,
    orderPaymentID,
    accountID: accountIdOf(US),
    now: shop().now(),
  })
  const balance = async () => {
    const at = { currencyCode: 'USD', now: shop().now(), accountID: accountIdOf(US) }
    const id = giftCardIdOf('MFGC1001')
    return (await giftCardLedger.balances(shop().database, [id], at)).get(id)
  }

  it('are never overdrawn, whatever is taken at once', async () => {
    const taking = Array.from({ length: 12 }, (_, index) =>
      inTransaction(shop().database, (tx) =>
        giftCardLedger.debit(tx, entry(50.5, `payment ${index}`)),
      ),
    )
    const taken = await Promise.allSettled(taking)
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await balance()).toBe(34)
  })

  it('pay in their own currency only, and nothing below a cent', async () => {
    const { database } = shop()
    for (const wrong of [
      entry(10, 'p', 'EUR'),
      entry(0, 'p'),
      entry(-5, 'p'),
      entry(185.51, 'p'),
    ]) {
      await expect(giftCardLedger.debit(database, wrong)).rejects.toThrow('refused')
    }
    await giftCardLedger.debit(database, entry(185.5, 'p'))
    expect(await balance()).toBe(0)
  })

  it('pay for nobody else once they are another customer’s (CART-18)', async () => {
    const { database } = shop()
    await database
      .update(giftCard)
      .set({ accountId: accountIdOf(NO_CREDIT) })
      .where(eq(giftCard.id, giftCardIdOf('MFGC1001')))
    expect(await balance()).toBeUndefined()
    await expect(giftCardLedger.debit(database, entry(10, 'p'))).rejects.toThrow('refused')
  })

  it('get back what a payment has taken, once', async () => {
    const { database } = shop()
    await giftCardLedger.debit(database, entry(100, 'payment'))
    const back = { ...entry(100, 'payment'), reason: 'Order canceled' }
    await giftCardLedger.giveBack(database, back)
    await giftCardLedger.giveBack(database, back)
    await giftCardLedger.giveBack(database, { ...back, orderPaymentID: 'another payment' })
    expect(await balance()).toBe(185.5)
    const ofCard = eq(giftCardTransaction.giftCardId, giftCardIdOf('MFGC1001'))
    // Issued, spent, taken, given back: a second time leaves no row, not even one of nothing.
    expect(await database.select().from(giftCardTransaction).where(ofCard)).toHaveLength(4)
  })

  it('cannot go below zero, even past the code (the database refuses)', async () => {
    const row = sql`insert into gift_card_transaction
      (gift_card_transaction_id, gift_card_id, position, debit_amount, credit_amount, balance_amount, at, reason)
      values ('x', ${giftCardIdOf('MFGC1001')}, 9, 200, 0, -14.5, now(), '')`
    await expect(shop().database.execute(row)).rejects.toThrow()
  })
})
