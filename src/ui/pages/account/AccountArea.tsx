/** The frame around the pages of the account (ACCT-04). */
import { Outlet, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AccountFrame } from '../../components/AccountFrame/AccountFrame.tsx'
import {
  CreditCardIcon,
  FileIcon,
  GiftIcon,
  HeartIcon,
  ListIcon,
  LockIcon,
  LogOutIcon,
  MapPinIcon,
  PackageIcon,
  RowsIcon,
  UserIcon,
} from '../../components/Icon/icons.ts'
import type { TextKey } from '../../i18n/text-keys.ts'
import { routerLink } from '../../routes/router-link.tsx'

/** Pages that have no entry of their own stand under the one they are reached from. */
const under: Readonly<Record<string, readonly string[]>> = {
  lists: ['/my-account/list'],
}

const entries = [
  { key: 'overview', href: '/my-account/overview', icon: ListIcon },
  { key: 'profile', href: '/my-account/profile', icon: UserIcon },
  { key: 'quotes', href: '/my-account/quotes', icon: FileIcon },
  { key: 'orders', href: '/my-account/orders', icon: PackageIcon },
  { key: 'favourites', href: '/my-account/favorites', icon: HeartIcon },
  { key: 'lists', href: '/my-account/lists', icon: RowsIcon },
  { key: 'addresses', href: '/my-account/addresses', icon: MapPinIcon },
  { key: 'cards', href: '/my-account/cards', icon: CreditCardIcon },
  { key: 'giftCards', href: '/my-account/gift-cards', icon: GiftIcon },
  { key: 'changePassword', href: '/my-account/updatePassword', icon: LockIcon },
  { key: 'signOut', href: '/my-account/logout', icon: LogOutIcon },
] as const

const names = {
  overview: 'common:shell.overview',
  profile: 'common:shell.profile',
  quotes: 'common:shell.quotes',
  orders: 'common:shell.orders',
  favourites: 'common:favorites',
  lists: 'account:menu.lists',
  addresses: 'common:shell.addresses',
  cards: 'common:shell.cards',
  giftCards: 'common:shell.giftCards',
  changePassword: 'account:menu.changePassword',
  signOut: 'common:shell.signOut',
} as const satisfies Record<(typeof entries)[number]['key'], TextKey>

export function AccountArea() {
  const { t } = useTranslation()
  const { pathname, href: here } = useLocation()
  return (
    <AccountFrame
      title={t('account:title')}
      pagesLabel={t('account:menu.open')}
      place={here}
      renderLink={routerLink}
      items={entries.map(({ key, href, icon }) => ({
        href,
        icon,
        label: t(names[key]),
        isCurrent: [href, ...(under[key] ?? [])].some(
          (place) => pathname === place || pathname.startsWith(`${place}/`),
        ),
      }))}
    >
      <Outlet />
    </AccountFrame>
  )
}
