import { useEffect, useState } from 'react'
import { catalogueLocale } from '../../domain/content/content-locale.ts'
import { lazy, Loaded } from '../lazy.tsx'
import { useLanguage } from '../addresses/use-language.ts'
import { useStorefront } from '../storefront-context.tsx'
import { whenAtRest } from '../when-at-rest.ts'

const wishCode = lazy(async () => (await import('./WishedLanguage.tsx')).WishedLanguage)

/**
 * The offer of another language, until it was declined or the page is in the one that was chosen; no page waits for it, and
 * no page that is kept knows it.
 */
export function LanguageOfferAtRest({ onAnswered }: { readonly onAnswered: () => void }) {
  const { preferences } = useStorefront()
  const [isDue, setDue] = useState(false)
  const { language } = useLanguage()
  const answer = preferences.languageOffer()
  const isOther = catalogueLocale(preferences.language()) !== catalogueLocale(language)
  const mayBeOffered = answer === undefined || (answer !== 'declined' && isOther)
  useEffect(() => (mayBeOffered ? whenAtRest(() => setDue(true)) : undefined), [mayBeOffered])
  if (!isDue) return null
  return (
    <Loaded of={wishCode}>{(WishedLanguage) => <WishedLanguage onAnswered={onAnswered} />}</Loaded>
  )
}
