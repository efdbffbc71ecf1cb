/** The product that a line is a configuration of, as it is sold today. */
import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { useEffect, useState } from 'react'
import { allLazy, withLazy } from '../../../../application/lazy.ts'
import type { Pricing } from '../../../../application/pricing/pricing.ts'
import { skuCodeOf } from '../../../../domain/catalogue/model-code.ts'
import type { Product, Sku, SkuId } from '../../../../domain/catalogue/product.ts'
import type { QuoteItem } from '../../../../domain/quote/quote-item.ts'
import type { PortFailure } from '../../../../domain/shared/port-failure.ts'
import { siteZone } from '../../../../domain/content/site-settings.ts'
import { useServices, useStorefront } from '../../../storefront-context.tsx'
import { useAccount } from '../../../use-account.ts'

export interface SoldProduct {
  readonly pricing: Pricing
  readonly product: Product
  readonly sku: Sku
  /** Where it takes the place of the product of the line: its models that are nearest to the line. */
  readonly nearest?: readonly string[] | undefined
}

export type ProductOfLine =
  | { readonly kind: 'loading' }
  | ({ readonly kind: 'there' } & SoldProduct)
  /** It is not sold any more. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly failure: PortFailure; readonly again: () => void }

/** Read once for the line that the dialog was opened with; a failed reading can be tried again. */
export function useProductOfLine(line: QuoteItem): ProductOfLine {
  const { catalogue, pricing, comparisons } = useServices()
  const { settings } = useStorefront()
  const zone = useAccount()?.zone ?? siteZone(settings)
  const [found, setFound] = useState<ProductOfLine>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const [asked] = useState(line)
  // Requests to the catalogue, which is outside React.
  useEffect(() => {
    const given = new AbortController()
    const { signal } = given
    const productOf = (skuCode: string) =>
      withLazy(allLazy(catalogue, pricing), ([{ productBySkuCode }]) =>
        productBySkuCode(skuCode, signal),
      )
    const sold = (product: Product, skuId: SkuId | undefined, nearest?: readonly string[]) => {
      const sku = product.skus.find(({ id }) => id === skuId)
      return async (): Promise<ProductOfLine> =>
        sku ? { kind: 'there', pricing: await pricing(), product, sku, nearest } : { kind: 'gone' }
    }
    const successor = F.pipe(
      withLazy(comparisons, ({ instead }) => instead(asked, zone, signal)),
      TE.flatMap(({ instead, successor: next }) =>
        next
          ? F.pipe(
              productOf(next.skuCode),
              TE.map((product) => sold(product, next.skuId, instead)),
            )
          : TE.right(async (): Promise<ProductOfLine> => ({ kind: 'gone' })),
      ),
    )
    const program = F.pipe(
      productOf(skuCodeOf(asked.modelCode) ?? ''),
      TE.map((product) => sold(product, asked.skuId)),
      TE.orElse((failure) => (failure.kind === 'not-found' ? successor : TE.left(failure))),
    )
    const again = () => {
      setFound({ kind: 'loading' })
      setAttempt(attempt + 1)
    }
    const read = async () => {
      const answer = await program()
      const next: ProductOfLine = E.isRight(answer)
        ? await answer.right()
        : { kind: 'failed', failure: answer.left, again }
      if (!signal.aborted) setFound(next)
    }
    void read()
    return () => given.abort()
  }, [catalogue, pricing, comparisons, asked, zone, attempt])
  return found
}
