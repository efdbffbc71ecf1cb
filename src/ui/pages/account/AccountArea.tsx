/** The frame around the pages of the account (ACCT-04). */
import { Outlet, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { mayAct } from '../../../domain/account/account.ts'
import { AccountFrame } from '../../components/AccountFrame/AccountFrame.tsx'
import { routerLink } from '../../addresses/router-link.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { useAccount } from '../../use-account.ts'
import { accountMenu, isCurrent } from './account-menu.ts'

export function AccountArea() {
  const { t } = useTranslation()
  const account = useAccount()
  const { isTransactional } = useStorefront().settings
  const { pathname, href: here } = useLocation()
  return (
    <AccountFrame
      title={t('account:title')}
      pagesLabel={t('account:menu.open')}
      place={here}
      renderLink={routerLink}
      groups={accountMenu.map(({ key, name, entries }) => ({
        key,
        title: name && t(name),
        items: entries
          .filter(({ isForStaff }) => !isForStaff || mayAct(account))
          .filter(({ isForOrders }) => !isForOrders || isTransactional)
          .map((entry) => ({
            href: entry.href,
            icon: entry.icon,
            label: t(entry.name),
            isCurrent: isCurrent(entry, pathname),
          })),
      }))}
    >
      <Outlet />
    </AccountFrame>
  )
}
