/** The entries of the account menu, in their order and by what they are about (ACCT-01, ACCT-02, ACCT-04). */
import type { Drawing } from '../../components/Icon/Icon.tsx'
import {
  CartIcon,
  CircleUserIcon,
  CreditCardIcon,
  FileIcon,
  GiftIcon,
  HeartIcon,
  ListIcon,
  LockIcon,
  LogOutIcon,
  MapPinIcon,
  PackageIcon,
  ReceiptIcon,
  RepeatIcon,
  RowsIcon,
  TagIcon,
  TruckIcon,
  UserIcon,
} from '../../components/Icon/icons.ts'
import type { TextKey } from '../../i18n/text-keys.ts'

interface MenuEntry {
  readonly href: string
  readonly name: TextKey
  readonly icon: Drawing
  /** Pages that have no entry of their own stand under the one they are reached from. */
  readonly under?: readonly string[]
  readonly isForStaff?: true
  /** Leads nowhere on a site without orders. */
  readonly isForOrders?: true
}

interface MenuGroup {
  readonly key: string
  /** The first group has no name. */
  readonly name?: TextKey
  readonly entries: readonly MenuEntry[]
}

export const accountMenu: readonly MenuGroup[] = [
  {
    key: 'start',
    entries: [{ href: '/my-account/overview', name: 'common:shell.overview', icon: ListIcon }],
  },
  {
    key: 'buying',
    name: 'account:menu.buying',
    entries: [
      { href: '/my-account/quotes', name: 'common:shell.quotes', icon: FileIcon },
      { href: '/my-account/orders', name: 'common:shell.orders', icon: PackageIcon },
      {
        href: '/my-account/subscription-orders',
        name: 'account:menu.deliveries',
        icon: RepeatIcon,
      },
      {
        href: '/my-account/tracking-numbers',
        name: 'account:menu.tracking',
        icon: TruckIcon,
      },
    ],
  },
  {
    key: 'kept',
    name: 'account:menu.kept',
    entries: [
      {
        href: '/my-account/carts',
        name: 'common:shell.savedCarts',
        icon: CartIcon,
        isForOrders: true,
      },
      { href: '/my-account/favorites', name: 'common:favorites', icon: HeartIcon },
      {
        href: '/my-account/lists',
        name: 'account:menu.lists',
        icon: RowsIcon,
        under: ['/my-account/list', '/my-account/shared-list'],
      },
      { href: '/my-account/custom-codes', name: 'account:menu.customCodes', icon: TagIcon },
    ],
  },
  {
    key: 'paying',
    name: 'common:payment',
    entries: [
      { href: '/my-account/cards', name: 'common:shell.cards', icon: CreditCardIcon },
      { href: '/my-account/gift-cards', name: 'common:shell.giftCards', icon: GiftIcon },
      { href: '/my-account/statement', name: 'account:menu.statement', icon: ReceiptIcon },
    ],
  },
  {
    key: 'access',
    name: 'common:shell.yourAccount',
    entries: [
      { href: '/my-account/profile', name: 'common:shell.profile', icon: UserIcon },
      { href: '/my-account/addresses', name: 'common:shell.addresses', icon: MapPinIcon },
      { href: '/my-account/updatePassword', name: 'account:menu.changePassword', icon: LockIcon },
      {
        href: '/my-account/impersonation',
        name: 'account:menu.acting',
        icon: CircleUserIcon,
        isForStaff: true,
      },
      { href: '/my-account/logout', name: 'common:shell.signOut', icon: LogOutIcon },
    ],
  },
]

/** Whether the page at this path is the entry's, or one of those under it. */
export function isCurrent({ href, under = [] }: MenuEntry, pathname: string): boolean {
  return [href, ...under].some((place) => pathname === place || pathname.startsWith(`${place}/`))
}
