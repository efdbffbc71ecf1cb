import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../components/Button/Button.tsx'
import { lazy, Loaded } from '../lazy.tsx'
import { useNear } from '../use-near.ts'
import * as styles from './Footer.css.ts'

const footerContent = lazy(async () => (await import('./FooterContent.tsx')).FooterContent)

/** The foot of every page; what stands in it is fetched when it comes near, or is used: its links lead on by themselves. */
export function Footer() {
  const { t } = useTranslation()
  const place = useRef<HTMLElement>(null)
  return (
    <footer ref={place} className={styles.footer}>
      <Loaded
        of={footerContent}
        {...useNear(place, true)}
        waiting={<div className={styles.waiting} />}
        failed={(retry) => (
          <div className={styles.waiting}>
            <Button onClick={retry}>{t('common:tryAgain')}</Button>
          </div>
        )}
      >
        {(FooterContent) => <FooterContent />}
      </Loaded>
    </footer>
  )
}
