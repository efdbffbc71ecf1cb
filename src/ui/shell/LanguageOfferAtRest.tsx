import { useEffect, useState } from 'react'
import { useLazyWithTexts } from '../i18n/use-lazy-with-texts.ts'
import { lazy, Loaded } from '../lazy.tsx'
import { useStorefront } from '../storefront-context.tsx'
import { whenAtRest } from '../when-at-rest.ts'

const offerCode = lazy(async () => (await import('./LanguageOffer.tsx')).LanguageOffer)

/** The offer of another language, until it was answered; no page waits for it, and no page that is kept knows it. */
export function LanguageOfferAtRest({ onAnswered }: { readonly onAnswered: () => void }) {
  const { preferences } = useStorefront()
  const [isDue, setDue] = useState(false)
  useEffect(
    () => (preferences.languageOffer() === undefined ? whenAtRest(() => setDue(true)) : undefined),
    [preferences],
  )
  const offer = useLazyWithTexts(offerCode, ['offer'])
  if (!isDue) return null
  return <Loaded of={offer}>{(LanguageOffer) => <LanguageOffer onAnswered={onAnswered} />}</Loaded>
}
