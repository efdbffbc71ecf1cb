import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { quoteItem } from '../../reference-backend/database/schema/commerce.ts'
import { lineOf, sampleModel, signedIn } from './customer.ts'
import { onEachEngineExhaustively } from './each-engine.ts'

const US = 'us@manifold.test'
const DAY_MS = 86_400_000

onEachEngineExhaustively('a quote that is copied', (shop) => {
  async function twoLines() {
    const customer = await signedIn(shop(), US)
    const { orderID } = await customer.draft('Old')
    await customer.write('addOrderItem', { ...lineOf(sampleModel('US')), orderID })
    const { orderItems } = await customer.quote(orderID)
    const [first, second] = orderItems
    const copy = () =>
      customer.write('duplicateOrder', { orderID, quoteName: 'New', returnQuote: true })
    const lose = (orderItemID: string) =>
      shop()
        .database.update(quoteItem)
        .set({ modelNumber: 'ZZZ999' })
        .where(eq(quoteItem.id, orderItemID))
    return { customer, orderID, first, second, copy, lose }
  }

  it('leaves out what is sold no more, and names it', async () => {
    const { first, second, copy, lose } = await twoLines()
    await lose(first.orderItemID)
    const { body } = await copy()
    expect(body.notAdded).toEqual([
      {
        orderItemID: first.orderItemID,
        modelNumber: 'ZZZ999',
        quantity: first.quantity,
        errors: { modelNumber: ['Model ZZZ999 is not known.'] },
      },
    ])
    const codes = body.quote.orderItems.map((item: typeof first) => item.modelNumber)
    expect(codes).toEqual([second.modelNumber])
  })

  it('takes a model of the product that has taken the place of another one', async () => {
    const { customer } = await twoLines()
    const { body: listed } = await customer.read('getQuotes', { statusTypeCode: 'qstExpired' })
    const [{ orderID }] = listed.quotesOnAccount.ordersOnAccount
    const { orderItems } = await customer.quote(orderID)
    const departed = orderItems.at(-1)
    expect(departed.modelNumber).toMatch(/^TMA/)
    const { body: plain } = await customer.write('duplicateOrder', { orderID, quoteName: 'New' })
    expect(plain.notAdded).toMatchObject([{ orderItemID: departed.orderItemID }])
    const modelNumber = departed.modelNumber.replace('TMA', 'TM2')
    const { body } = await customer.write('duplicateOrder', {
      orderID,
      quoteName: 'Newer',
      orderItems: [{ orderItemID: departed.orderItemID, modelNumber }],
      returnQuote: true,
    })
    expect(body.notAdded).toEqual([])
    expect(body.quote.orderItems).toMatchObject([{ modelNumber, quantity: departed.quantity }])
  })

  it('is refused where nothing of it is left, and makes no draft', async () => {
    const { first, second, copy, lose } = await twoLines()
    await lose(first.orderItemID)
    await lose(second.orderItemID)
    const before = await shop().journal()
    const { body } = await copy()
    expect(body.errors).toEqual({ orderItems: ['ZZZ999: Model ZZZ999 is not known.'] })
    expect(await shop().journal()).toEqual(before)
  })

  it('asks for the earliest day where the old one has become too early', async () => {
    const { orderID, first } = await twoLines()
    shop().setNow(new Date(shop().now().getTime() + 20 * DAY_MS))
    const { write } = await signedIn(shop(), US)
    const { body } = await write('duplicateOrder', { orderID, quoteName: 'New', returnQuote: true })
    const [line] = body.quote.orderItems
    expect(line.requestedDeliveryDate > first.requestedDeliveryDate).toBe(true)
    expect(line.requestedDeliveryDate).toBe(line.plannedDeliveryDate)
    // Where it is a day later already, the day that the customer names.
    const orderItems = [{ orderItemID: first.orderItemID, requestedDeliveryDate: '2031-05-06' }]
    const named = await write('duplicateOrder', { orderID, orderItems, returnQuote: true })
    expect(named.body.quote.orderItems[0].requestedDeliveryDate).toBe('2031-05-06')
  })

  it('does not go into the cart', async () => {
    const { customer, orderID } = await twoLines()
    const { body } = await customer.write('duplicateOrder', { orderID, setAsCartFlag: true })
    expect(body.errors).toEqual({ orderID: ['The order could not be found.'] })
  })
})
