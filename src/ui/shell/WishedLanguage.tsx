/**
 * Whether the browser wishes for another language than the page has, or its reader has chosen another one; only then is
 * the offer of it fetched.
 */
import { useState } from 'react'
import { catalogueLocale, contentLocales } from '../../domain/content/content-locale.ts'
import { languageOffer } from '../../domain/content/language-offer.ts'
import { offersLanguage, siteZone } from '../../domain/content/site-settings.ts'
import { useLazyWithTexts } from '../i18n/use-lazy-with-texts.ts'
import { lazy, Loaded } from '../lazy.tsx'
import { useLanguage } from '../addresses/use-language.ts'
import { useStorefront } from '../storefront-context.tsx'
import { useAccount } from '../use-account.ts'

const offerCode = lazy(async () => (await import('./LanguageOffer.tsx')).LanguageOffer)

export function WishedLanguage({ onAnswered }: { readonly onAnswered: () => void }) {
  const { preferences, settings } = useStorefront()
  const account = useAccount()
  const { language } = useLanguage()
  const [isAnswered, setAnswered] = useState(false)
  // Once a language is chosen, the browser is asked no more; an address of another one may still be followed.
  const isChosen = preferences.languageOffer() !== undefined
  const mayChooseRegion = !isChosen && account === undefined && settings.region === undefined
  const offer = languageOffer({
    wanted: isChosen ? [catalogueLocale(preferences.language())] : navigator.languages,
    spoken: catalogueLocale(language),
    offered: contentLocales.filter((locale) => offersLanguage(settings, locale)),
    zone: account?.zone ?? siteZone(settings),
    openZones: mayChooseRegion ? settings.offeredRegions : [],
  })
  const code = useLazyWithTexts(offerCode, ['offer'])
  const end = () => {
    setAnswered(true)
    onAnswered()
  }
  if (isAnswered || offer === undefined) return null
  return (
    <Loaded of={code}>{(LanguageOffer) => <LanguageOffer offer={offer} onAnswered={end} />}</Loaded>
  )
}
