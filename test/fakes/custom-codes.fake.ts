/** Customers' own codes without a server. */
import { either as E, function as F } from 'fp-ts'
import type { PortFailure } from '../../src/application/failure.ts'
import type { CustomCodes } from '../../src/application/ports/custom-codes.ts'
import type { AddressZone } from '../../src/domain/account/address-zone.ts'
import { normaliseModelCode } from '../../src/domain/catalogue/model-code.ts'
import { readProductCode } from '../../src/domain/catalogue/product-code.ts'
import {
  type CodeUses,
  type KeptCode,
  type OwnNumber,
  type SavedCode,
  shortestBeginning,
} from '../../src/domain/draft-order/kept-code.ts'
import type { CustomCode } from '../../src/domain/draft-order/custom-code.ts'
import { looseName } from '../../src/domain/draft-order/own-code.ts'
import { accountAt } from './fake-quote-store.ts'
import { refused, refusedBy, type Visit } from './fake-shop.ts'

const atMost = 20

export function fakeCustomCodes(visit: Visit): CustomCodes {
  return {
    search: (keyword, signal) =>
      visit.shop.calls.ask(
        'customCodes.search',
        () =>
          F.pipe(
            accountAt(visit),
            E.map(({ id }) => matching(visit.shop.customCodes.get(id) ?? [], keyword)),
          ),
        signal,
      ),
    resolve: (codes, signal) =>
      visit.shop.calls.ask(
        'customCodes.resolve',
        () =>
          F.pipe(
            accountAt(visit),
            E.map(({ id }) => {
              const wanted = new Set(codes.map(looseName))
              const own = visit.shop.customCodes.get(id) ?? []
              return own.filter(({ customCode }) => wanted.has(looseName(customCode)))
            }),
          ),
        signal,
      ),
    beginningWith: (text, signal) =>
      visit.shop.calls.ask(
        'customCodes.beginningWith',
        () =>
          F.pipe(
            accountAt(visit),
            E.map(({ id }) => numbersOf(visit, id, text.trim().toLowerCase())),
          ),
        signal,
      ),
    all: (signal) =>
      visit.shop.calls.ask(
        'customCodes.all',
        () =>
          F.pipe(
            accountAt(visit),
            E.map(({ id }) => codesOf(visit, id).toSorted(byName)),
          ),
        signal,
      ),
    save: (code) =>
      visit.shop.calls.commit('customCodes.save', () =>
        F.pipe(
          accountAt(visit),
          E.chain(({ id, zone }) => saved(visit, { id, zone }, code)),
        ),
      ),
    remove: ({ customCode, modelCode }) =>
      visit.shop.calls.commit('customCodes.remove', () =>
        F.pipe(
          accountAt(visit),
          E.chain(({ id }) => {
            const codes = codesOf(visit, id)
            const before = codes.find((each) => isCode(each, customCode))
            if (before && before.modelCode !== modelCode) {
              return refused(`${before.customCode} stands for ${before.modelCode} by now.`)
            }
            visit.shop.customCodes.set(
              id,
              codes.filter((each) => each !== before),
            )
            return E.right(undefined)
          }),
        ),
      ),
    uses: (customCode, _page, signal) =>
      visit.shop.calls.ask(
        'customCodes.uses',
        () =>
          F.pipe(
            accountAt(visit),
            E.map(({ id }) => usesOf(visit, id, customCode)),
          ),
        signal,
      ),
  }
}

const byName = (one: KeptCode, other: KeptCode) =>
  one.customCode.toLowerCase() < other.customCode.toLowerCase() ? -1 : 1

const isCode = (code: KeptCode, customCode: string) =>
  code.customCode.toLowerCase() === customCode.trim().toLowerCase()

function codesOf({ shop }: Visit, id: string): readonly CustomCode[] {
  return shop.customCodes.get(id) ?? []
}

/** Only a whole model that is sold in the account's zone can be named. */
function saved(
  visit: Visit,
  { id, zone }: { readonly id: string; readonly zone: AddressZone },
  { customCode, modelCode }: KeptCode,
): E.Either<PortFailure, SavedCode> {
  const model = normaliseModelCode(modelCode)
  const isOf = (kinds: readonly string[], text: string) =>
    visit.shop.products.some((product) => {
      const read = readProductCode(product, text, { zone, isPreview: false })
      return read !== undefined && kinds.includes(read.decoding.kind)
    })
  if (!isOf(['complete'], model)) {
    return refusedBy('modelNumber', `Model ${model} is not known.`)
  }
  if (isOf(['complete', 'ambiguous'], customCode)) {
    return refusedBy('customCode', `${customCode.trim()} is the code of a model.`)
  }
  const codes = codesOf(visit, id)
  const before = codes.find((each) => isCode(each, customCode))
  const code = { customCode: customCode.trim(), modelCode: model }
  visit.shop.customCodes.set(id, [
    ...codes.filter((each) => each !== before),
    { ...code, price: undefined },
  ])
  return E.right({ code, previous: before?.modelCode })
}

function numbersOf(visit: Visit, id: string, beginning: string): readonly OwnNumber[] {
  if (beginning.length < shortestBeginning) return []
  const { quotes, orders } = visit.shop
  const nowhere = { isCode: false, isOnQuotes: false, isOnOrders: false }
  const found = new Map<string, OwnNumber>()
  const note = (number: string, modelCode: string, where: Partial<OwnNumber>) => {
    const key = `${number.toLowerCase()}\n${modelCode}`
    const bare = looseName(beginning)
    const isLoose = bare.length >= shortestBeginning && looseName(number).startsWith(bare)
    if (!key.startsWith(beginning) && !isLoose) return
    found.set(key, { number, modelCode, ...nowhere, ...found.get(key), ...where })
  }
  for (const { customCode, modelCode } of codesOf(visit, id)) {
    note(customCode, modelCode, { isCode: true })
  }
  const ownQuotes = [...quotes.values()].filter(({ owner }) => owner === id)
  for (const { customerMaterialNumber, modelCode } of ownQuotes.flatMap(
    ({ quote }) => quote.items,
  )) {
    note(customerMaterialNumber, modelCode, { isOnQuotes: true })
  }
  const ownOrders = [...orders.values()].filter(({ owner }) => owner === id)
  for (const { customerMaterialNumber, modelCode } of ownOrders.flatMap(
    ({ order }) => order.items,
  )) {
    note(customerMaterialNumber, modelCode, { isOnOrders: true })
  }
  const isExact = (key: string) => Number(key.startsWith(beginning))
  const sorted = [...found].toSorted(
    ([one], [other]) => isExact(other) - isExact(one) || (one < other ? -1 : 1),
  )
  return sorted.map(([, number]) => number)
}

function usesOf(visit: Visit, id: string, customCode: string): CodeUses {
  const kept = codesOf(visit, id).find((each) => isCode(each, customCode))
  const isIt = (text: string) => text.toLowerCase() === customCode.trim().toLowerCase()
  const { quotes, orders, wishLists } = visit.shop
  return {
    pageCount: 1,
    quotes: [...quotes.values()]
      .filter(
        ({ owner, quote }) =>
          owner === id &&
          quote.items.some(
            (item) =>
              isIt(item.customCode) ||
              isIt(item.customerMaterialNumber) ||
              item.modelCode === kept?.modelCode,
          ),
      )
      .map(({ quote }) => ({ id: quote.id, number: quote.number, name: quote.name })),
    orders: [...orders.values()]
      .filter(
        ({ owner, order }) =>
          owner === id &&
          order.items.some(
            (item) =>
              isIt(item.customerMaterialNumber) ||
              (kept !== undefined && item.modelCode === kept.modelCode),
          ),
      )
      .map(({ order }) => ({ id: order.id, number: order.number })),
    lists: [...wishLists.values()]
      .filter(
        ({ owner, list }) =>
          owner === id && list.items.some(({ model }) => model && model.code === kept?.modelCode),
      )
      .map(({ list }) => ({ id: list.id, name: list.name })),
  }
}

function matching(codes: readonly CustomCode[], keyword: string): readonly CustomCode[] {
  const word = keyword.trim().toLowerCase()
  if (word === '') return []
  return codes.filter(({ customCode }) => customCode.toLowerCase().includes(word)).slice(0, atMost)
}
