/** The product that a line is a configuration of, as it is sold today. */
import { either as E } from 'fp-ts'
import { useEffect, useState } from 'react'
import { bothLazy, withLazy } from '../../../../application/lazy.ts'
import type { Pricing } from '../../../../application/pricing/pricing.ts'
import { skuCodeOf } from '../../../../domain/catalogue/model-code.ts'
import type { Product, Sku } from '../../../../domain/catalogue/product.ts'
import type { QuoteItem } from '../../../../domain/quote/quote-item.ts'
import type { PortFailure } from '../../../../domain/shared/port-failure.ts'
import { useServices } from '../../../storefront-context.tsx'

export interface SoldProduct {
  readonly pricing: Pricing
  readonly product: Product
  readonly sku: Sku
}

export type ProductOfLine =
  | { readonly kind: 'loading' }
  | ({ readonly kind: 'there' } & SoldProduct)
  /** It is not sold any more. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly failure: PortFailure; readonly again: () => void }

/** Read once for the line that the dialog was opened with; a failed reading can be tried again. */
export function useProductOfLine({ modelCode, skuId }: QuoteItem): ProductOfLine {
  const { catalogue, pricing } = useServices()
  const [found, setFound] = useState<ProductOfLine>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const skuCode = skuCodeOf(modelCode) ?? ''
  // A request to the catalogue, which is outside React.
  useEffect(() => {
    const given = new AbortController()
    const read = async () => {
      const both = bothLazy(catalogue, pricing)
      const answer = await withLazy(both, ([{ productBySkuCode }]) =>
        productBySkuCode(skuCode, given.signal),
      )()
      if (given.signal.aborted) return
      if (E.isRight(answer)) {
        const product = answer.right
        const sku = product.skus.find(({ id }) => id === skuId)
        setFound(sku ? { kind: 'there', pricing: await pricing(), product, sku } : { kind: 'gone' })
      } else if (answer.left.kind === 'not-found') setFound({ kind: 'gone' })
      else {
        const again = () => {
          setFound({ kind: 'loading' })
          setAttempt(attempt + 1)
        }
        setFound({ kind: 'failed', failure: answer.left, again })
      }
    }
    void read()
    return () => given.abort()
  }, [catalogue, pricing, skuCode, skuId, attempt])
  return found
}
