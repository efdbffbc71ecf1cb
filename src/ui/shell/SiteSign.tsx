import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStorefront } from '../storefront-context.tsx'
import { Wordmark } from '../components/Wordmark/Wordmark.tsx'
import * as styles from './SiteSign.css.ts'

const noProps = {}

/** Whose shop it is, and the way home: the site's own picture, or the built-in sign where it has none or none that can be had. */
export function SiteSign() {
  const { t } = useTranslation()
  const { siteName, logo } = useStorefront().settings
  const [missed, setMissed] = useState<string | undefined>(undefined)
  return (
    <Link
      to="/"
      className={styles.sign}
      activeProps={noProps}
      aria-label={t('common:shell.home', { site: siteName })}
    >
      {logo === undefined || logo === missed ? (
        <Wordmark name={siteName} />
      ) : (
        <img src={logo} alt="" className={styles.logo} onError={() => setMissed(logo)} />
      )}
    </Link>
  )
}
