/** The product types, requested when they are first shown. */
import { either as E } from 'fp-ts'
import { useEffect, useState } from 'react'
import { withLazy } from '../../application/lazy.ts'
import type { ProductTypeCount } from '../../domain/search/product-listing.ts'
import { useServices } from '../storefront-context.tsx'

export type ProductTypes =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly types: readonly ProductTypeCount[] }

/** Asks once; the request is given up when its place on the screen is gone. */
export function useProductTypes(): ProductTypes {
  const { catalogue } = useServices()
  const [types, setTypes] = useState<ProductTypes>({ kind: 'loading' })
  // A request is outside of React.
  useEffect(() => {
    const leaving = new AbortController()
    const ask = withLazy(catalogue, ({ products }) =>
      products({ keyword: '', page: 1 }, leaving.signal),
    )
    void ask().then((answer) => {
      if (leaving.signal.aborted) return
      setTypes(
        E.isRight(answer)
          ? { kind: 'ready', types: answer.right.productTypes }
          : { kind: 'failed' },
      )
    })
    return () => leaving.abort()
  }, [catalogue])
  return types
}
