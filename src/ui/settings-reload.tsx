/** Lets a page change what the shop stands on: settings asked for again, another region. */
import { either as E } from 'fp-ts'
import { createContext, type ReactNode, useContext } from 'react'
import type { Storefront } from '../application/storefront.ts'
import type { AddressZone } from '../domain/account/address-zone.ts'
import { useStorefront } from './storefront-context.tsx'

/** Answers whether the settings are there now. */
type RenewSettings = () => Promise<boolean>
type ChooseRegion = (zone: AddressZone) => void

interface Changes {
  readonly renew: RenewSettings
  readonly chooseRegion: ChooseRegion
}

const ChangesContext = createContext<Changes>({
  renew: () => Promise.resolve(false),
  chooseRegion: () => {},
})

interface SettingsReloadProps {
  readonly onRenewed: (storefront: Storefront) => void
  readonly children: ReactNode
}

export function SettingsReload({ onRenewed, children }: SettingsReloadProps) {
  const storefront = useStorefront()
  const renew = async () => {
    const renewed = await storefront.changes.renewSettings()()
    if (E.isRight(renewed)) onRenewed(renewed.right)
    return E.isRight(renewed)
  }
  const chooseRegion = (zone: AddressZone) => onRenewed(storefront.changes.chooseRegion(zone))
  return (
    <ChangesContext.Provider value={{ renew, chooseRegion }}>{children}</ChangesContext.Provider>
  )
}

export function useSettingsReload(): RenewSettings {
  return useContext(ChangesContext).renew
}

/** Chooses the region of a visitor; every page follows at once. */
export function useRegionChoice(): ChooseRegion {
  return useContext(ChangesContext).chooseRegion
}
