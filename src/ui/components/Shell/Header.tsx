import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useStorefront } from '../../storefront-context.tsx'
import { Wordmark } from '../Wordmark/Wordmark.tsx'
import { AccountBubble } from './AccountBubble.tsx'
import * as styles from './Header.css.ts'
import { ModelCodeSearchField } from './ModelCodeSearchField.tsx'
import { MainNavigation } from './MainNavigation.tsx'
import { PhoneMenu } from './PhoneMenu.tsx'

const noProps = {}

/** The head of every page: whose shop it is, where one can go, what one looks for, who one is. */
export function Header() {
  const { t } = useTranslation()
  const { siteName } = useStorefront().settings
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link
          to="/"
          className={styles.sign}
          activeProps={noProps}
          aria-label={t('shell.home', { site: siteName })}
        >
          <Wordmark name={siteName} />
        </Link>
        <div className={styles.navigation}>
          <MainNavigation />
        </div>
        <div className={styles.search}>
          <ModelCodeSearchField />
        </div>
        <div className={styles.account}>
          <AccountBubble />
        </div>
        <div className={styles.phone}>
          <PhoneMenu />
        </div>
      </div>
    </header>
  )
}
