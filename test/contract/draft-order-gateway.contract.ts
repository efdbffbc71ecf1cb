/** What every draft order gateway promises: batches of lines, and the way to a plain product's sku. */
import { either as E } from 'fp-ts'
import { expect } from 'vitest'
import { describe, it } from '../conformance/cases.ts'
import type { DraftOrderGateway } from '../../src/application/ports/draft-order-gateway.ts'
import type { DrillStep, SelectedOption } from '../../src/domain/catalogue/option-drill-down.ts'
import { isPlain, type Product } from '../../src/domain/catalogue/product.ts'
import type { LineRequest } from '../../src/domain/draft-order/line-check.ts'
import { addDays } from '../../src/domain/shared/calendar-date.ts'
import type { QuoteId } from '../../src/domain/shared/quote-id.ts'
import { aDay } from '../builders/a-day.ts'
import { quoteId } from '../builders/a-quote.ts'
import type { Suite } from './each-shop.ts'
import { ambiguousGoods, goodsOf, kindOf, right } from './goods.ts'
import { people, type ShopUnderTest } from './shop-under-test.ts'
import { watchedWrites } from './watched-writes.ts'

async function clientOf(shop: ShopUnderTest, email: string = people.us) {
  const client = await shop.client(email)
  return { ...client, id: right(await client.quoteGateway.create('Monthly order')()) }
}

/** A line that can be added; its days are those that the shop itself has set for such a line. */
async function lineFor(shop: ShopUnderTest, change: Partial<LineRequest> = {}) {
  const goods = await goodsOf(shop)
  const { priceBook } = await shop.client(people.us)
  const [price] = right(await priceBook.prices([goods])())
  const earliest = price?.leadTime.earliest ?? aDay('2030-01-01')
  const line: LineRequest = {
    skuId: goods.skuId,
    modelCode: goods.modelCode,
    quantity: goods.quantity,
    plannedDate: earliest,
    requestedDate: addDays(earliest, 21),
    customerMaterialNumber: 'MAT-7',
    customCode: '',
  }
  return { ...line, ...change }
}

async function plainProduct({ catalogue, known }: ShopUnderTest): Promise<Product> {
  return right(await catalogue.bySkuCode(known.plainSkuCode)())
}

/** Takes the first option of every group until a sku is reached. */
async function drilledDown(gateway: DraftOrderGateway, productId: string) {
  const selected: SelectedOption[] = []
  let step: DrillStep = right(await gateway.nextOption(productId, selected)())
  while (step.kind === 'group') {
    const { code: groupCode, name: groupName, options } = step.group
    const [option] = options
    if (!option) throw new Error('A group without options was answered.')
    selected.push({ groupCode, groupName, ...option })
    // oxlint-disable-next-line no-await-in-loop -- one answer leads to the next question
    step = right(await gateway.nextOption(productId, selected)())
  }
  return { step, selected }
}

export const draftOrderGatewayContract: Suite = (shop) => {
  describe('a batch of lines', () => {
    it('is added as a whole, in its order, with one commit, and the quote is answered (CALL-20)', async () => {
      const { draftOrderGateway, quoteGateway, id } = await clientOf(shop())
      const line = await lineFor(shop())
      const writes = await watchedWrites(shop())
      const lines = [1, 2, 3].map((nth) => ({ ...line, customerMaterialNumber: `MAT-${nth}` }))
      const quote = right(await draftOrderGateway.addLines(id, lines, 'USD')())
      await writes.were(1)
      expect(quote.id).toBe(id)
      expect(quote.items).toMatchObject(
        lines.map(({ customerMaterialNumber, modelCode, quantity, requestedDate }) => ({
          customerMaterialNumber,
          modelCode,
          quantity,
          requestedDate,
        })),
      )
      expect(right(await quoteGateway.open(id)()).items).toHaveLength(3)
    })

    it('takes ten lines and no more (CSV-18)', async () => {
      const { draftOrderGateway, id } = await clientOf(shop())
      const line = await lineFor(shop())
      const ten = Array.from({ length: 10 }, () => line)
      expect(kindOf(await draftOrderGateway.addLines(id, [...ten, line], 'USD')())).toBe('refused')
      expect(right(await draftOrderGateway.addLines(id, ten, 'USD')()).items).toHaveLength(10)
    })

    it.each([
      ['of an unknown model', { modelCode: 'TM2-NO-SUCH-MODEL' }],
      ['of no pieces', { quantity: 0 }],
      ['for a day in the past', { requestedDate: aDay('2020-01-01') }],
      ['of a custom code that is not theirs', { customCode: 'NOBODYS-1' }],
    ])(
      'with a line %s is refused by the number of that line, and nothing is added',
      async (_, wrong) => {
        const { draftOrderGateway, quoteGateway, id } = await clientOf(shop())
        const line = await lineFor(shop())
        const writes = await watchedWrites(shop())
        const answer = await draftOrderGateway.addLines(
          id,
          [line, { ...line, ...wrong }, line],
          'USD',
        )()
        expect(answer).toMatchObject({ left: { kind: 'refused' } })
        expect(E.isLeft(answer) && 'messages' in answer.left && answer.left.messages[0]).toMatch(
          /^Line 2: ./,
        )
        await writes.were(0)
        expect(right(await quoteGateway.open(id)()).items).toEqual([])
      },
    )

    it('is read as it is meant where a code is ambiguous', async () => {
      const { draftOrderGateway, id } = await clientOf(shop())
      const [, meant] = await ambiguousGoods(shop())
      const line = await lineFor(shop(), { ...meant, requestedDate: aDay('2031-03-03') })
      const bare = { ...line, choices: undefined }
      expect(kindOf(await draftOrderGateway.addLines(id, [bare], 'USD')())).toBe('refused')
      const quote = right(await draftOrderGateway.addLines(id, [line], 'USD')())
      expect(quote.items).toMatchObject([{ modelCode: meant.modelCode }])
    })

    it('of the customer’s own code is added under it, and keeps it (QUOTE-47)', async () => {
      const { customCodes, draftOrderGateway, id } = await clientOf(shop())
      const { whole } = shop().known.customCodes
      const [own] = right(await customCodes.search(whole)())
      const product = right(await shop().catalogue.bySkuCode(own?.modelCode.slice(0, 3) ?? '')())
      const line = await lineFor(shop(), {
        skuId: product.skus[0]?.id ?? (await lineFor(shop())).skuId,
        modelCode: own?.modelCode ?? '',
        customCode: whole,
        quantity: 480,
        requestedDate: aDay('2031-03-03'),
      })
      const quote = right(await draftOrderGateway.addLines(id, [line], 'USD')())
      expect(quote.items).toMatchObject([{ modelCode: own?.modelCode, customCode: whole }])
    })

    it('finds no quote that is missing, another account’s, or a visitor’s', async () => {
      const { draftOrderGateway } = await clientOf(shop())
      const theirs = await clientOf(shop(), people.eu)
      const line = await lineFor(shop())
      const into = async (id: QuoteId) =>
        kindOf(await draftOrderGateway.addLines(id, [line], 'USD')())
      expect(await into(theirs.id)).toBe('not-found')
      expect(await into(quoteId('no-such-quote'))).toBe('not-found')
      const visitor = await shop().client()
      const answer = await visitor.draftOrderGateway.addLines(theirs.id, [line], 'USD')()
      expect(kindOf(answer)).toBe('unauthorised')
    })
  })

  describe('the options of a plain product', () => {
    it('lead group by group to one of its skus (CALL-30)', async () => {
      const { draftOrderGateway } = await clientOf(shop())
      const product = await plainProduct(shop())
      expect(isPlain(product)).toBe(true)
      const { step, selected } = await drilledDown(draftOrderGateway, product.id)
      expect(selected.map(({ groupName }) => groupName)).toEqual(product.optionGroups)
      expect(selected.length).toBeGreaterThan(1)
      const reached = step.kind === 'sku' ? step.sku : undefined
      expect(product.skus.map(({ id }) => id)).toContain(reached?.id)
      expect(reached?.code).toMatch(new RegExp(`^${shop().known.plainSkuCode}.`))
    })

    it('lead to a sku that can be priced and added under its full code', async () => {
      const { draftOrderGateway, id } = await clientOf(shop())
      const product = await plainProduct(shop())
      const { step } = await drilledDown(draftOrderGateway, product.id)
      if (step.kind !== 'sku') throw new Error('No sku was reached.')
      const { sku } = step
      expect(sku.salePrice).toBeGreaterThan(0)
      const quantity = sku.orderMinimum ?? 1
      const line = await lineFor(shop(), { skuId: sku.id, modelCode: sku.code, quantity })
      const quote = right(
        await draftOrderGateway.addLines(
          id,
          [{ ...line, requestedDate: aDay('2031-03-03') }],
          'USD',
        )(),
      )
      expect(quote.items).toMatchObject([{ skuId: sku.id, modelCode: sku.code, quantity }])
    })

    it('lead nowhere where there is no such option, and for a product that is configured', async () => {
      const { draftOrderGateway } = await clientOf(shop())
      const product = await plainProduct(shop())
      const first = right(await draftOrderGateway.nextOption(product.id, [])())
      if (first.kind !== 'group') throw new Error('No group was asked.')
      const { code: groupCode, name: groupName } = first.group
      const strange = { groupCode, groupName, code: 'NO-SUCH', name: 'No such option' }
      expect(right(await draftOrderGateway.nextOption(product.id, [strange])())).toEqual({
        kind: 'nothing',
      })
      const configured = right(await shop().catalogue.bySkuCode(shop().known.skuCode)())
      expect(right(await draftOrderGateway.nextOption(configured.id, [])())).toEqual({
        kind: 'nothing',
      })
    })

    it('are refused for a product that is not there', async () => {
      const { draftOrderGateway } = await clientOf(shop())
      expect(kindOf(await draftOrderGateway.nextOption('no-such-product', [])())).toBe('refused')
    })
  })
}
