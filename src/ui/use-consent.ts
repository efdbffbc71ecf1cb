/** Whether what comes from other sites, such as films and maps, may be loaded by itself. */
import { useState } from 'react'
import { useStorefront } from './storefront-context.tsx'

export type Consent = 'accepted' | 'rejected'

interface AskedConsent {
  /** Undefined while nothing was answered, which means no. */
  readonly consent: Consent | undefined
  readonly answer: (consent: Consent) => void
}

export function useConsent(): AskedConsent {
  const { preferences } = useStorefront()
  const [consent, setConsent] = useState(() => consentNamed(preferences.consent()))
  return {
    consent,
    answer: (given) => {
      preferences.keepConsent(given)
      setConsent(given)
    },
  }
}

function consentNamed(kept: string | undefined): Consent | undefined {
  return kept === 'accepted' || kept === 'rejected' ? kept : undefined
}
