/**
 * Product definitions from storage: each fetched once in a language and kept, however many ask for it at a
 * time. `locale` says in which language.
 */
import { either as E, taskEither as TE } from 'fp-ts'
import type { PortFailure } from '../../application/failure.ts'
import type { ProductCatalogue } from '../../application/ports/product-catalogue.ts'
import type { Outline } from '../../domain/catalogue/outline.ts'
import type { Product } from '../../domain/catalogue/product.ts'
import type { Succession } from '../../domain/catalogue/succession.ts'
import type { ContentLocale } from '../../domain/content/content-locale.ts'
import type { DeferredDecode } from '../http/decode.ts'
import type { JsonClient } from '../http/json-client.ts'
import { type InTurn, inTurn } from '../http/next-task.ts'
import {
  documentAddress,
  pathOfOutline,
  pathOfSkuCode,
  pathOfSuccessors,
  pathOfUrlTitle,
} from './storage-paths.ts'
import { untilAborted } from '../http/until-aborted.ts'

const decode: DeferredDecode<Product> = {
  name: 'product',
  fetch: async () => (await import('./wire/product.wire.ts')).decodeProduct,
}

/** Few readers come as far as the drawing; the code comes with it. */
const outline: DeferredDecode<Outline> = {
  name: 'outline',
  fetch: async () => (await import('./wire/outline.wire.ts')).decodeOutline,
}

/** Asked for what has left the catalogue alone; the code comes with it. */
const succession: DeferredDecode<Succession> = {
  name: 'succession',
  fetch: async () => (await import('./wire/succession.wire.ts')).decodeSuccession,
}

export interface Storage {
  /** Where definitions may come from beside the own site. */
  readonly origins?: readonly string[]
  /** Whose definitions are wanted. */
  readonly siteCode?: string
}

type Found = E.Either<PortFailure, Product>

/** Products of a sheet's lines that are asked for in one task: each call takes the page a millisecond. */
const askedAtOnce = 3

const atOnce: InTurn = (begin) => begin()

export function httpProductCatalogue(
  http: JsonClient,
  locale: () => ContentLocale,
  { origins = [], siteCode }: Storage = {},
): ProductCatalogue {
  const kept = new Map<string, Promise<Found>>()
  const ofMany = inTurn(askedAtOnce)

  function keptOnce(place: string, ask: TE.TaskEither<PortFailure, Product>): Promise<Found> {
    const known = kept.get(place)
    if (known) return known
    // Without the signal of the first caller, because others may wait for the same answer.
    const asked = ask()
    kept.set(place, asked)
    void asked.then((found) => E.isLeft(found) && kept.delete(place))
    return asked
  }

  const read =
    (
      path: string | undefined,
      signal?: AbortSignal,
      begun: InTurn = atOnce,
    ): TE.TaskEither<PortFailure, Product> =>
    async () =>
      path === undefined
        ? E.left({ kind: 'not-found' })
        : untilAborted(
            keptOnce(path, () => begun(http.read({ path, decode }))),
            signal,
          )

  const readAt =
    (named: string, signal?: AbortSignal): TE.TaskEither<PortFailure, Product> =>
    async () => {
      const address = documentAddress(named, origins, locale())
      if (address === undefined) return E.left({ kind: 'malformed' })
      const ask = http.readDocument({ address, decode })
      return untilAborted(keptOnce(address, ask), signal)
    }

  const readOnce = <A>(
    path: string | undefined,
    wanted: DeferredDecode<A>,
    signal?: AbortSignal,
  ): TE.TaskEither<PortFailure, A> =>
    path === undefined
      ? TE.left({ kind: 'not-found' })
      : http.read({ path, decode: wanted }, signal)

  return {
    bySkuCode: (skuCode, signal) => {
      const path = pathOfSkuCode(skuCode, locale(), siteCode)
      return read(path, signal, ofMany)
    },
    byUrlTitle: (urlTitle, signal) => read(pathOfUrlTitle(urlTitle, locale(), siteCode), signal),
    listed: ({ urlTitle, definitionAddress }, signal) =>
      definitionAddress === undefined
        ? read(pathOfUrlTitle(urlTitle, locale(), siteCode), signal)
        : readAt(definitionAddress, signal),
    outline: (urlTitle, signal) => readOnce(pathOfOutline(urlTitle, siteCode), outline, signal),
    succession: (skuCode, signal) =>
      readOnce(pathOfSuccessors(skuCode, locale(), siteCode), succession, signal),
  }
}
