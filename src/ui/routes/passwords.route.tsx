/** New passwords: by an emailed link for visitors, and for signed-in customers (ROUTE-40, ROUTE-47, ROUTE-48). */
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { accountRoute } from './account.route.tsx'
import { customerAreaRoute } from './customer-area.route.tsx'
import { type RawSearch, readsSearch, textIn } from '../addresses/search-params.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The secret of the emailed link; kept out of the address, where it would be seen and shared. */
    readonly resetSecret?: string
    /** Opens the order of a guest; kept out of the address as well. */
    readonly orderToken?: string
  }
}

interface LinkSearch {
  readonly swprid?: string
}

const secretShape = /^[\w-]{1,200}$/

function secretIn(search: RawSearch, name: string): string | undefined {
  const secret = textIn(search, name, 201)
  return secret !== undefined && secretShape.test(secret) ? secret : undefined
}

const linkSearch = readsSearch<LinkSearch>({ swprid: secretIn })

/** Takes the secret out of the address before anything else is done (T05). */
const takeSecret =
  (to: '/my-account/updateForgottenPassword' | '/my-account/claimGuestAccount') =>
  ({ search }: { readonly search: LinkSearch }) => {
    const { swprid: resetSecret } = search
    if (resetSecret === undefined) return
    throw redirect({ to, search: {}, state: { resetSecret }, replace: true })
  }

export const resetPasswordRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'updateForgottenPassword',
  staticData: { access: 'open', isPersonal: true, texts: ['signIn', 'credentials'] },
  validateSearch: linkSearch,
  beforeLoad: takeSecret('/my-account/updateForgottenPassword'),
  component: lazyRouteComponent(
    () => import('../pages/password/ResetPasswordPage.tsx'),
    'ResetPasswordPage',
  ),
})

interface ClaimSearch extends LinkSearch {
  /** The token of the order, as its letter has it. */
  readonly token?: string
}

const claimSearch = readsSearch<ClaimSearch>({ swprid: secretIn, token: textIn })

export const claimAccountRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'claimGuestAccount',
  staticData: { access: 'open', isPersonal: true, texts: ['signIn', 'credentials'] },
  validateSearch: claimSearch,
  beforeLoad: (entry) => {
    takeSecret('/my-account/claimGuestAccount')(entry)
    const { token: orderToken } = entry.search
    if (orderToken === undefined) return
    throw redirect({
      to: '/my-account/claimGuestAccount',
      search: {},
      state: { orderToken },
      replace: true,
    })
  },
  component: lazyRouteComponent(
    () => import('../pages/password/ResetPasswordPage.tsx'),
    'ClaimAccountPage',
  ),
})

export const changePasswordRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'updatePassword',
  staticData: { access: 'customers', texts: ['signIn', 'credentials'] },
  component: lazyRouteComponent(
    () => import('../pages/password/ChangePasswordPage.tsx'),
    'ChangePasswordPage',
  ),
})
