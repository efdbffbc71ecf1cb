/** The product types, asked for when somebody wants to see them. */
import { either as E } from 'fp-ts'
import { useEffect, useState } from 'react'
import type { ProductTypeCount } from '../../../domain/search/product-listing.ts'
import { useStorefront } from '../../storefront-context.tsx'

export type ProductTypes =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly types: readonly ProductTypeCount[] }

/** Asks once; the request is given up when its place on the screen is gone. */
export function useProductTypes(): ProductTypes {
  const { read } = useStorefront()
  const [types, setTypes] = useState<ProductTypes>({ kind: 'loading' })
  // A request is a thing of the outside world.
  useEffect(() => {
    const leaving = new AbortController()
    const ask = read.products({ keyword: '', page: 1 }, leaving.signal)
    void ask().then((answer) => {
      if (leaving.signal.aborted) return
      setTypes(
        E.isRight(answer)
          ? { kind: 'ready', types: answer.right.productTypes }
          : { kind: 'failed' },
      )
    })
    return () => leaving.abort()
  }, [read])
  return types
}
