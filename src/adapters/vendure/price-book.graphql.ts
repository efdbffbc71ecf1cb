/** Prices from Vendure, fifty in one call. */
import { either as E } from 'fp-ts'
import type { PriceBook, PriceRequest } from '../../application/ports/price-book.ts'
import type { CalculatedPrice } from '../../domain/pricing/calculated-price.ts'
import type { GraphqlClient } from './graphql-client.ts'
import { decodeAlternatives, decodePrices, encodeWish, priceFields } from './wire/price.wire.ts'

const batchSize = 50

export function vendurePriceBook(client: GraphqlClient): PriceBook {
  const ask = (requests: readonly PriceRequest[], signal?: AbortSignal) =>
    client.call(
      {
        field: 'prices',
        document: `query ($wishes: [PriceWish!]!) { prices(wishes: $wishes) { ${priceFields} } }`,
        variables: { wishes: requests.map(encodeWish) },
        manner: 'read',
        decode: decodePrices,
      },
      signal,
    )
  return {
    prices: (requests, signal) => async () => {
      const prices: (CalculatedPrice | undefined)[] = []
      for (let first = 0; first < requests.length; first += batchSize) {
        const batch = requests.slice(first, first + batchSize)
        // oxlint-disable-next-line no-await-in-loop -- one batch after the other: no storm
        const answer = await ask(batch, signal)()
        if (E.isLeft(answer)) return answer
        prices.push(...batch.map((_, index) => answer.right[index]))
      }
      return E.right(prices)
    },
    alternatives: (request, signal) =>
      client.call(
        {
          field: 'alternatives',
          document: `query ($wish: PriceWish!) {
            alternatives(wish: $wish) { present { ${priceFields} } others { question answer total weeks } } }`,
          variables: { wish: encodeWish(request) },
          manner: 'read',
          decode: decodeAlternatives,
        },
        signal,
      ),
  }
}
