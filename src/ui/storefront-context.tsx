/** Hands the storefront to the pages. */
import { createContext, type ReactNode, useContext } from 'react'
import type { Storefront } from '../application/storefront.ts'

const StorefrontContext = createContext<Storefront | undefined>(undefined)

export function StorefrontProvider(props: {
  readonly storefront: Storefront
  readonly children: ReactNode
}) {
  return (
    <StorefrontContext.Provider value={props.storefront}>
      {props.children}
    </StorefrontContext.Provider>
  )
}

/** The storefront of this page. Pages ask; components below them receive props. */
export function useStorefront(): Storefront {
  const storefront = useContext(StorefrontContext)
  if (!storefront) throw new Error('A page needs a StorefrontProvider around it.')
  return storefront
}
