/** Says in the reader's own language that the shop speaks it, and which region goes with it. Nothing leads on by itself. */
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LanguageAnswer, LanguageOffer as Offer } from '../../domain/content/language-offer.ts'
import { Button } from '../components/Button/Button.tsx'
import { useLanguage } from '../addresses/use-language.ts'
import { useRegionChoice } from '../settings-reload.tsx'
import { useStorefront } from '../storefront-context.tsx'
import { tellHeight } from '../tell-height.ts'
import * as styles from './LanguageOffer.css.ts'

interface LanguageOfferProps {
  readonly offer: Offer
  /** The offer is gone with the button that was pressed; the focus needs another place. */
  readonly onAnswered: () => void
}

export function LanguageOffer({ offer, onAnswered }: LanguageOfferProps) {
  const { i18n } = useTranslation()
  const { preferences } = useStorefront()
  const { choose } = useLanguage()
  const chooseRegion = useRegionChoice()
  const hasWords = useWordsIn(offer.locale)
  if (!hasWords) return null
  const { locale, isOtherLanguage, zone } = offer
  const t = i18n.getFixedT(locale)
  const answer = (given: LanguageAnswer) => {
    preferences.keepLanguageOffer(given)
    onAnswered()
  }
  const accept = (parts: { readonly withLanguage: boolean; readonly withRegion: boolean }) => {
    if (parts.withLanguage) choose(locale)
    if (parts.withRegion && zone) chooseRegion(zone)
    answer('accepted')
  }
  return (
    <section ref={keepClear} lang={locale} aria-label={t('offer:title')} className={styles.place}>
      <div className={styles.offer}>
        <p className={styles.words}>
          {isOtherLanguage && t('offer:language')} {zone && t(`offer:region.${zone}`)}
        </p>
        <div className={styles.answers}>
          {zone && (
            <Button
              size="sm"
              tone="primary"
              onClick={() => accept({ withLanguage: isOtherLanguage, withRegion: true })}
            >
              {isOtherLanguage ? t(`offer:both.${zone}`) : t(`offer:take.${zone}`)}
            </Button>
          )}
          {isOtherLanguage && (
            <Button
              size="sm"
              tone={zone ? undefined : 'primary'}
              onClick={() => accept({ withLanguage: true, withRegion: false })}
            >
              {zone ? t('offer:only') : t('offer:read')}
            </Button>
          )}
          <Button size="sm" onClick={() => answer('declined')}>
            {t('offer:no')}
          </Button>
        </div>
      </div>
    </section>
  )
}

/** While it is there, bars and what is focused keep above it. */
function keepClear(offer: HTMLElement | null) {
  if (!offer) return undefined
  const page = document.documentElement
  const forget = tellHeight(offer, page, styles.footHeight, (pixels) => {
    page.style.scrollPaddingBlockEnd = `${pixels}px`
  })
  return () => {
    forget()
    page.style.scrollPaddingBlockEnd = ''
  }
}

/** Whether the words of the offer are there in its language; where they cannot be had, nothing is offered. */
function useWordsIn(locale: string): boolean {
  const { i18n } = useTranslation()
  const [loaded, setLoaded] = useState<string>()
  useEffect(() => {
    let isWanted = true
    void i18n.reloadResources([locale], ['offer']).then(() => {
      if (isWanted && i18n.hasResourceBundle(locale, 'offer')) setLoaded(locale)
    })
    return () => {
      isWanted = false
    }
  }, [i18n, locale])
  return loaded === locale
}
