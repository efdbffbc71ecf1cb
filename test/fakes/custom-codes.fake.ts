/** Customers' own codes without a server. */
import { either as E, function as F } from 'fp-ts'
import type { CustomCodes } from '../../src/application/ports/custom-codes.ts'
import type { CustomCode } from '../../src/domain/draft-order/custom-code.ts'
import { accountAt } from './fake-quote-store.ts'
import type { Visit } from './fake-shop.ts'

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
              const wanted = new Set(codes.map((code) => code.trim().toLowerCase()))
              const own = visit.shop.customCodes.get(id) ?? []
              return own.filter(({ customCode }) => wanted.has(customCode.toLowerCase()))
            }),
          ),
        signal,
      ),
  }
}

function matching(codes: readonly CustomCode[], keyword: string): readonly CustomCode[] {
  const word = keyword.trim().toLowerCase()
  if (word === '') return []
  return codes.filter(({ customCode }) => customCode.toLowerCase().includes(word)).slice(0, atMost)
}
