import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStorefront } from '../../storefront-context.tsx'
import { LanguagePicker } from '../LanguagePicker/LanguagePicker.tsx'
import { RegionPicker } from '../RegionPicker/RegionPicker.tsx'
import { SubscribeForm } from '../SubscribeForm/SubscribeForm.tsx'
import { linkLook } from '../TextLink/TextLink.css.ts'
import { Wordmark } from '../Wordmark/Wordmark.tsx'
import * as styles from './Footer.css.ts'
import { SocialLinks } from './SocialLinks.tsx'

/** The foot of every page: the ways on, the newsletter, region and language, and where else the site is. */
export function Footer() {
  const { t } = useTranslation()
  const { siteName, tagLine } = useStorefront().settings
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <div className={styles.sign}>
          <Wordmark name={siteName} />
          <p className={styles.note}>{tagLine || t('shell.footerNote')}</p>
        </div>
        <Group title={t('shell.footerProducts')}>
          <Way to="/shop">{t('shell.allProducts')}</Way>
          <Way to="/brands">{t('shell.brands')}</Way>
        </Group>
        <Group title={t('shell.footerAccount')}>
          <Way to="/my-account/quotes">{t('shell.quotes')}</Way>
          <Way to="/my-account/addresses">{t('shell.addresses')}</Way>
          <Way to="/my-account/profile">{t('shell.profile')}</Way>
        </Group>
        <div className={styles.letter}>
          <SubscribeForm />
        </div>
      </div>
      <div className={styles.base}>
        <div className={styles.pickers}>
          <RegionPicker />
          <LanguagePicker />
        </div>
        <SocialLinks />
      </div>
    </footer>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <nav aria-label={title} className={styles.group}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>{children}</ul>
    </nav>
  )
}

function Way({
  to,
  children,
}: {
  readonly to: NonNullable<LinkProps['to']>
  readonly children: string
}) {
  return (
    <li>
      <Link to={to} className={linkLook({ tone: 'quiet' })}>
        {children}
      </Link>
    </li>
  )
}
