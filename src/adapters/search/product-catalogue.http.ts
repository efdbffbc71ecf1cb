/** Product definitions from storage: each fetched once and kept, however many ask for it at a time. */
import { either as E, taskEither as TE } from 'fp-ts'
import type { PortFailure } from '../../application/failure.ts'
import type { ProductCatalogue } from '../../application/ports/product-catalogue.ts'
import type { Product } from '../../domain/catalogue/product.ts'
import type { JsonClient } from '../http/json-client.ts'
import { decodeProduct } from './wire/product.wire.ts'

type Found = E.Either<PortFailure, Product>

/** Storage keeps the definitions of several sites, each in a folder of its own. */
export function httpProductCatalogue(http: JsonClient, site = 'manifold'): ProductCatalogue {
  const kept = new Map<string, Promise<Found>>()
  const folder = `public/${encodeURIComponent(site)}/product/transform`

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
    (path: string, signal?: AbortSignal): TE.TaskEither<PortFailure, Product> =>
    () =>
      untilAborted(definition(path), signal)

  return {
    bySkuCode: (skuCode, signal) =>
      isSkuCode(skuCode) ? read(`${folder}/skus/bySkuCode/${skuCode}`, signal) : notFound,
    byUrlTitle: (urlTitle, signal) =>
      isUrlTitle(urlTitle)
        ? read(`${folder}/products/byUrlTitle/${encodeURIComponent(urlTitle)}`, signal)
        : notFound,
  }
}

const notFound: TE.TaskEither<PortFailure, never> = TE.left({ kind: 'not-found' })

/** Three letters or digits; anything else could name another place of the storage (T29). */
function isSkuCode(text: string): boolean {
  return /^[A-Za-z0-9]{3}$/.test(text)
}

/** Nothing at all, and dots alone, are steps in a path; half a character cannot be sent. */
function isUrlTitle(text: string): boolean {
  return /[^.]/.test(text) && !/\p{Surrogate}/u.test(text)
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
