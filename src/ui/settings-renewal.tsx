/** Lets a page ask again for the settings that could not be had when the shop opened. */
import { either as E } from 'fp-ts'
import { createContext, type ReactNode, useContext } from 'react'
import type { Storefront } from '../application/storefront.ts'
import { useStorefront } from './storefront-context.tsx'

/** Answers whether the settings are there now. */
type RenewSettings = () => Promise<boolean>

const RenewalContext = createContext<RenewSettings>(() => Promise.resolve(false))

interface SettingsRenewalProps {
  readonly onRenewed: (storefront: Storefront) => void
  readonly children: ReactNode
}

export function SettingsRenewal({ onRenewed, children }: SettingsRenewalProps) {
  const storefront = useStorefront()
  const renew = async () => {
    const renewed = await storefront.renewSettings()()
    if (E.isRight(renewed)) onRenewed(renewed.right)
    return E.isRight(renewed)
  }
  return <RenewalContext.Provider value={renew}>{children}</RenewalContext.Provider>
}

export function useSettingsRenewal(): RenewSettings {
  return useContext(RenewalContext)
}
