import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Account } from '../../domain/account/account.ts'
import { type Drawing, Icon } from '../components/Icon/Icon.tsx'
import { FileIcon, ListIcon, LogOutIcon, MapPinIcon, UserIcon } from '../components/Icon/icons.ts'
import * as styles from './AccountLinks.css.ts'

interface AccountLinksProps {
  readonly account: Account
}

/** Where a customer goes, and the way out. */
export function AccountLinks({ account }: AccountLinksProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.sheet}>
      <p className={styles.who}>
        <bdi>{account.company || account.email}</bdi>
        <bdi className={styles.email}>{account.email}</bdi>
      </p>
      <ul className={styles.list}>
        <li>
          <Link to="/my-account/overview" className={styles.link}>
            <Words icon={ListIcon}>{t('common:shell.overview')}</Words>
          </Link>
        </li>
        <li>
          <Link to="/my-account/quotes" className={styles.link}>
            <Words icon={FileIcon}>{t('common:shell.quotes')}</Words>
          </Link>
        </li>
        <li>
          <Link to="/my-account/addresses" className={styles.link}>
            <Words icon={MapPinIcon}>{t('common:shell.addresses')}</Words>
          </Link>
        </li>
        <li>
          <Link to="/my-account/profile" className={styles.link}>
            <Words icon={UserIcon}>{t('common:shell.profile')}</Words>
          </Link>
        </li>
        <li className={styles.last}>
          <Link to="/my-account/logout" preload={false} className={styles.link}>
            <Words icon={LogOutIcon}>{t('common:shell.signOut')}</Words>
          </Link>
        </li>
      </ul>
    </div>
  )
}

function Words({ icon, children }: { readonly icon: Drawing; readonly children: string }) {
  return (
    <>
      <Icon of={icon} size="sm" />
      {children}
    </>
  )
}
