/** Whether what comes from other sites, such as films and maps, may be loaded by itself. */
import { createContext, useContext } from 'react'
import type { Consent } from '../domain/content/consent.ts'

export const consents = ['accepted', 'rejected'] as const satisfies readonly Consent[]

export interface AskedConsent {
  /** Undefined while nothing was answered, which means no. */
  readonly consent: Consent | undefined
  /** Undefined asks again. */
  readonly answer: (consent: Consent | undefined) => void
}

export const ConsentContext = createContext<AskedConsent>({
  consent: undefined,
  answer: () => {},
})

export function useConsent(): AskedConsent {
  return useContext(ConsentContext)
}
