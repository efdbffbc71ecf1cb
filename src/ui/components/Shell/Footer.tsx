import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useStorefront } from '../../storefront-context.tsx'
import { linkLook } from '../TextLink/TextLink.css.ts'
import { Wordmark } from '../Wordmark/Wordmark.tsx'
import * as styles from './Footer.css.ts'

/** The foot of every page. */
export function Footer() {
  const { t } = useTranslation()
  const { siteName, tagLine } = useStorefront().settings
  const look = linkLook({ tone: 'quiet' })
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <div className={styles.sign}>
          <Wordmark name={siteName} />
          <p className={styles.note}>{tagLine || t('shell.footerNote')}</p>
        </div>
        <nav aria-label={t('shell.footerProducts')} className={styles.group}>
          <p className={styles.title}>{t('shell.footerProducts')}</p>
          <ul className={styles.list}>
            <li>
              <Link to="/shop" className={look}>
                {t('shell.allProducts')}
              </Link>
            </li>
          </ul>
        </nav>
        <nav aria-label={t('shell.footerAccount')} className={styles.group}>
          <p className={styles.title}>{t('shell.footerAccount')}</p>
          <ul className={styles.list}>
            <li>
              <Link to="/my-account/quotes" className={look}>
                {t('shell.quotes')}
              </Link>
            </li>
            <li>
              <Link to="/my-account/addresses" className={look}>
                {t('shell.addresses')}
              </Link>
            </li>
            <li>
              <Link to="/my-account/profile" className={look}>
                {t('shell.profile')}
              </Link>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  )
}
