import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonLook } from '../components/Button/Button.css.ts'
import { PageDisclosure } from './PageDisclosure.tsx'
import * as styles from './MainNavigation.css.ts'
import { ProductTypeLinks } from './MenuLinks.tsx'

/** The main ways through the shop, for wide windows. */
export function MainNavigation() {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('common:shell.mainNavigation')} className={styles.row}>
      <PageDisclosure label={t('common:products')}>
        {() => (
          <div className={styles.types}>
            <ProductTypeLinks linkClass={styles.type} />
          </div>
        )}
      </PageDisclosure>
      <noscript>
        <Link to="/shop" className={`${buttonLook({ tone: 'quiet' })} ${styles.link}`}>
          {t('common:products')}
        </Link>
      </noscript>
      <Link
        to="/my-account/quotes"
        className={`${buttonLook({ tone: 'quiet' })} ${styles.link}`}
        activeProps={{ className: styles.here }}
      >
        {t('common:shell.quotes')}
      </Link>
    </nav>
  )
}
