/** Keeps the one answer about things of other sites, for every page at once. */
import { type ReactNode, useState } from 'react'
import type { Consent } from '../domain/content/consent.ts'
import { useStorefront } from './storefront-context.tsx'
import { ConsentContext, consents } from './use-consent.ts'

export function ConsentProvider({ children }: { readonly children: ReactNode }) {
  const { preferences } = useStorefront()
  const [consent, setConsent] = useState(() => consentNamed(preferences.consent()))
  const answer = (given: Consent | undefined) => {
    preferences.keepConsent(given)
    setConsent(given)
  }
  return <ConsentContext.Provider value={{ consent, answer }}>{children}</ConsentContext.Provider>
}

function consentNamed(kept: string | undefined): Consent | undefined {
  return consents.find((consent) => consent === kept)
}
