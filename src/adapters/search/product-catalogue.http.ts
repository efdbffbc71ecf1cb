/**
 * Product definitions from storage: each fetched once in a language and kept, however many ask for it at a
 * time. `spoken` says in which language.
 */
import { either as E, type taskEither as TE } from 'fp-ts'
import type { PortFailure } from '../../application/failure.ts'
import type { ProductCatalogue } from '../../application/ports/product-catalogue.ts'
import type { Product } from '../../domain/catalogue/product.ts'
import type { ContentLocale } from '../../domain/content/content-locale.ts'
import type { JsonClient } from '../http/json-client.ts'
import { pathOfSkuCode, pathOfUrlTitle } from './storage-paths.ts'
import { decodeProduct } from './wire/product.wire.ts'

type Found = E.Either<PortFailure, Product>

export function httpProductCatalogue(
  http: JsonClient,
  spoken: () => ContentLocale,
): ProductCatalogue {
  const kept = new Map<string, Promise<Found>>()

  function definition(path: string): Promise<Found> {
    const known = kept.get(path)
    if (known) return known
    // Without the signal of whoever asks first: others may wait for the same answer.
    const asked = http.read({ path, decode: decodeProduct })()
    kept.set(path, asked)
    void asked.then((found) => E.isLeft(found) && kept.delete(path))
    return asked
  }

  const read =
    (path: string | undefined, signal?: AbortSignal): TE.TaskEither<PortFailure, Product> =>
    async () =>
      path === undefined ? E.left({ kind: 'not-found' }) : untilAborted(definition(path), signal)

  return {
    bySkuCode: (skuCode, signal) => read(pathOfSkuCode(skuCode, spoken()), signal),
    byUrlTitle: (urlTitle, signal) => read(pathOfUrlTitle(urlTitle, spoken()), signal),
  }
}

/** The definition goes on being fetched for others when this caller leaves. */
async function untilAborted(
  found: Promise<Found>,
  signal: AbortSignal | undefined,
): Promise<Found> {
  if (!signal) return found
  const left = E.left<PortFailure, Product>({ kind: 'aborted' })
  if (signal.aborted) return left
  const leaving = new Promise<Found>((resolve) => {
    signal.addEventListener('abort', () => resolve(left), { once: true })
  })
  return Promise.race([leaving, found])
}
