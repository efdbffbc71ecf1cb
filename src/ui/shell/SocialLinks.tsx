import { useTranslation } from 'react-i18next'
import { useStorefront } from '../storefront-context.tsx'
import { linkLook } from '../components/TextLink/TextLink.css.ts'
import * as styles from './Footer.css.ts'

/** What the networks call themselves, in the order in which they are shown (SHELL-08). */
const networks = [
  ['linkedin', 'LinkedIn'],
  ['youtube', 'YouTube'],
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['twitter', 'Twitter'],
  ['pinterest', 'Pinterest'],
  ['wechat', 'WeChat'],
] as const

/** Where else the site is, in words; nothing where it is nowhere else. */
export function SocialLinks() {
  const { t } = useTranslation()
  const { socialLinks } = useStorefront().settings
  const present = networks.flatMap(([network, name]) => {
    const address = socialLinks.get(network)
    return address === undefined ? [] : [{ name, address }]
  })
  if (present.length === 0) return null
  return (
    <nav aria-label={t('common:shell.social')}>
      <ul className={styles.social}>
        {present.map(({ name, address }) => (
          <li key={name}>
            <a href={address} rel="noopener noreferrer" className={linkLook({ tone: 'quiet' })}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
