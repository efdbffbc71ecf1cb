/** Hands storefront and services to the parts of the view. */
import { createContext, type ReactNode, useContext } from 'react'
import type { Services } from '../application/services.ts'
import type { Storefront } from '../application/storefront.ts'

const StorefrontContext = createContext<Storefront | undefined>(undefined)
const ServicesContext = createContext<Services | undefined>(undefined)

export function StorefrontProvider(props: {
  readonly storefront: Storefront
  readonly services: Services
  readonly children: ReactNode
}) {
  return (
    <ServicesContext.Provider value={props.services}>
      <StorefrontContext.Provider value={props.storefront}>
        {props.children}
      </StorefrontContext.Provider>
    </ServicesContext.Provider>
  )
}

/** What every page has: settings, session, day, notices, preferences. */
export function useStorefront(): Storefront {
  const storefront = useContext(StorefrontContext)
  if (!storefront) throw new Error('A page needs a StorefrontProvider around it.')
  return storefront
}

/**
 * The services of the shop, for a part that opens later than its page and fetches a service with its code
 * (lazy.tsx). A page takes its services from its loader.
 */
export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('A page needs a StorefrontProvider around it.')
  return services
}
