import { useEffect, useState } from 'react'
import { lazy, Loaded } from '../lazy.tsx'
import { useStorefront } from '../storefront-context.tsx'
import { whenAtRest } from '../when-at-rest.ts'

const wishCode = lazy(async () => (await import('./WishedLanguage.tsx')).WishedLanguage)

/** The offer of another language, until it was answered; no page waits for it, and no page that is kept knows it. */
export function LanguageOfferAtRest({ onAnswered }: { readonly onAnswered: () => void }) {
  const { preferences } = useStorefront()
  const [isDue, setDue] = useState(false)
  useEffect(
    () => (preferences.languageOffer() === undefined ? whenAtRest(() => setDue(true)) : undefined),
    [preferences],
  )
  if (!isDue) return null
  return (
    <Loaded of={wishCode}>{(WishedLanguage) => <WishedLanguage onAnswered={onAnswered} />}</Loaded>
  )
}
