import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStorefront } from '../storefront-context.tsx'
import { useConsent } from '../use-consent.ts'
import { ChoiceButtons } from './ChoiceButtons.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
import { LanguagePicker } from './LanguagePicker.tsx'
import { RegionPicker } from './RegionPicker.tsx'
import { SubscribeForm } from '../parts/content/SubscribeForm.tsx'
import { needsScripts } from '../components/NeedsScripts/NeedsScripts.css.ts'
import { linkLook } from '../components/TextLink/TextLink.css.ts'
import { Wordmark } from '../components/Wordmark/Wordmark.tsx'
import * as styles from './Footer.css.ts'
import { SocialLinks } from './SocialLinks.tsx'
import { TagLine } from './TagLine.tsx'
import { waysId } from './ways-id.ts'

/** What stands in the foot of every page: the ways on, the newsletter, region and language, and where else the site is. */
export function FooterContent() {
  const { t } = useTranslation()
  const { siteName, isTransactional } = useStorefront().settings
  return (
    <>
      <div id={waysId} className={styles.row}>
        <div className={styles.sign}>
          <Wordmark name={siteName} />
          <TagLine className={styles.note} otherwise={t('common:shell.footerNote')} />
        </div>
        <Group title={t('common:products')}>
          <Way to="/shop">{t('common:shell.allProducts')}</Way>
          {isTransactional && <Way to="/bulkorder">{t('common:shell.bulkOrder')}</Way>}
          <Way to="/brands">{t('common:shell.brands')}</Way>
          <Page path="seals-and-fluids">{t('common:shell.page.sealsAndFluids')}</Page>
          <Way to="/where-to-buy">{t('common:shell.page.whereToBuy')}</Way>
        </Group>
        <Group title={siteName}>
          <Page path="about">{t('common:shell.page.about')}</Page>
          <Page path="service">{t('common:shell.page.service')}</Page>
          <Page path="quality">{t('common:shell.page.quality')}</Page>
          <Way to="/company-milestones">{t('common:shell.page.milestones')}</Way>
          <Way to="/blog">{t('common:shell.page.blog')}</Way>
          <Way to="/contact">{t('common:shell.page.contact')}</Way>
        </Group>
        <Group title={t('common:shell.yourAccount')}>
          <Way to="/my-account/quotes">{t('common:shell.quotes')}</Way>
          <Way to="/my-account/addresses">{t('common:shell.addresses')}</Way>
          <Way to="/my-account/profile">{t('common:shell.profile')}</Way>
          <Way to="/register">{t('common:shell.page.register')}</Way>
        </Group>
        <div className={styles.newsletter}>
          <SubscribeForm />
        </div>
      </div>
      <div className={styles.base}>
        <div className={`${styles.pickers} ${needsScripts}`}>
          <RegionPicker />
          <LanguagePicker />
        </div>
        <noscript>
          <div className={styles.choices}>
            <ChoiceButtons />
            <LanguageLinks />
          </div>
        </noscript>
        <div className={styles.further}>
          <SocialLinks />
          <nav aria-label={t('common:shell.legal')}>
            <ul className={styles.social}>
              <Page path="imprint">{t('common:shell.page.imprint')}</Page>
              <Page path="privacy">{t('common:shell.page.privacy')}</Page>
              <Page path="cookie-policy">{t('common:shell.cookies.policy')}</Page>
              <AskAgain />
            </ul>
          </nav>
        </div>
      </div>
    </>
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

/** Brings the question about cookies back: a mind may be changed at any time. */
function AskAgain() {
  const { t } = useTranslation()
  const { consent, answer } = useConsent()
  if (consent === undefined) return null
  const ask = () => {
    answer(undefined)
    window.scrollTo({ top: 0 })
  }
  return (
    <li>
      <button type="button" className={linkLook({ tone: 'quiet' })} onClick={ask}>
        {t('common:shell.cookies.change')}
      </button>
    </li>
  )
}

/** A page of content management; a site that has not written it says so there. */
function Page({ path, children }: { readonly path: string; readonly children: string }) {
  return (
    <li>
      <Link to="/$" params={{ _splat: path }} className={linkLook({ tone: 'quiet' })}>
        {children}
      </Link>
    </li>
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
