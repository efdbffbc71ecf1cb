/** Prices from the commerce engine, in batches, aligned with what was asked. */
import { either as E, taskEither as TE } from 'fp-ts'
import type { EventLog } from '../../application/ports/event-log.ts'
import type { PriceBook, PriceRequest } from '../../application/ports/price-book.ts'
import { answersAnotherModel, type CalculatedPrice } from '../../domain/pricing/calculated-price.ts'
import type { CommerceClient } from './commerce-client.ts'
import { decodeAlternatives } from './wire/alternatives.wire.ts'
import { decodePrices, encodePriceRequest, encodePriceRequests } from './wire/price.wire.ts'

const batchSize = 50

type Prices = readonly (CalculatedPrice | undefined)[]

/** Calculating a price writes nothing, so it is a read, though it travels as a POST. */
export function httpPriceBook(client: CommerceClient, log: EventLog): PriceBook {
  const ask = (requests: readonly PriceRequest[], signal?: AbortSignal) =>
    TE.map((answers: Prices) => aligned(requests, answers, log))(
      client.call(
        {
          action: 'bulkCalculateSkuConfigurationPrice',
          manner: 'read',
          body: encodePriceRequests(requests),
          decode: decodePrices,
        },
        signal,
      ),
    )
  return {
    prices: (requests, signal) => async () => {
      const prices: (CalculatedPrice | undefined)[] = []
      for (const batch of batches(requests)) {
        // oxlint-disable-next-line no-await-in-loop -- one batch after the other: no storm
        const answer = await ask(batch, signal)()
        if (E.isLeft(answer)) return answer
        prices.push(...answer.right)
      }
      return E.right(prices)
    },
    alternatives: (request, signal) =>
      client.call(
        {
          action: 'getSkuConfigurationAlternatives',
          manner: 'read',
          body: encodePriceRequest(request),
          decode: decodeAlternatives,
        },
        signal,
      ),
  }
}

function batches(requests: readonly PriceRequest[]): readonly (readonly PriceRequest[])[] {
  const starts = Array.from({ length: Math.ceil(requests.length / batchSize) }, (_, index) => index)
  return starts.map((index) => requests.slice(index * batchSize, (index + 1) * batchSize))
}

/**
 * One answer for each request, by index. An answer for another model is only logged (PRICE-14); one for
 * another quantity is no price, since the amount is that of the whole quantity.
 */
function aligned(requests: readonly PriceRequest[], answers: Prices, log: EventLog): Prices {
  if (answers.length !== requests.length) {
    log.record('price.count-differs', { asked: requests.length, answered: answers.length })
  }
  return requests.map(({ modelCode, quantity }, index) => {
    const price = answers[index]
    if (!price) return undefined
    if (answersAnotherModel(price, modelCode)) {
      log.record('price.other-model', { asked: modelCode, answered: price.modelCode })
    }
    if (price.quantity === quantity) return price
    log.record('price.other-quantity', { modelCode, asked: quantity, answered: price.quantity })
    return undefined
  })
}
