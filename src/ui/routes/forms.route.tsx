/** Pages that are forms: contact and registration for everybody, credit and bank for customers. */
import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router'
import { sessionKnown } from '../../application/account/session.ts'
import {
  bankAuthorisation,
  bankAuthorisationCode,
  creditApplicationCode,
} from '../../domain/form/bank-authorisation.ts'
import { ContentPending } from '../pages/content/ContentPending.tsx'
import { load, service } from './load.ts'
import { rootRoute, type RouterContext } from './root.route.tsx'

interface Wanted {
  readonly context: RouterContext
  readonly location: { readonly publicHref: string }
  readonly abortController: AbortController
}

async function loadForm(code: string, { context, location, abortController }: Wanted) {
  const forms = await service(context.services.forms)
  return { forms, form: await load(forms.open(code, abortController.signal), location.publicHref) }
}

/** ROUTE-31 */
export const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'register',
  staticData: { access: 'open', texts: ['form'] },
  loader: (wanted) => loadForm('register', wanted),
  component: lazyRouteComponent(() => import('../pages/forms/FormPage.tsx'), 'RegisterPage'),
  pendingComponent: ContentPending,
})

export const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'contact',
  staticData: { access: 'open', texts: ['form'] },
  loader: (wanted) => loadForm('contact', wanted),
  component: lazyRouteComponent(() => import('../pages/forms/FormPage.tsx'), 'ContactPage'),
  pendingComponent: ContentPending,
})

/** An application for credit is for customers (ROUTE-26). */
export const creditApplicationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'account-credit-application',
  staticData: { access: 'customers', texts: ['form'] },
  loader: (wanted) => loadForm(creditApplicationCode, wanted),
  component: lazyRouteComponent(
    () => import('../pages/forms/CreditApplicationPage.tsx'),
    'CreditApplicationPage',
  ),
  pendingComponent: ContentPending,
})

/** For customers in the US; the form itself once they have applied for credit (ROUTE-32). */
export const bankAuthorisationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'bank-authorisation',
  staticData: { access: 'customers', texts: ['form'] },
  beforeLoad: async ({ context }) => {
    const session = await sessionKnown(context.storefront.session)
    if (bankAuthorisation(session) === 'not-here') throw notFound()
  },
  loader: (wanted) => loadForm(bankAuthorisationCode, wanted),
  component: lazyRouteComponent(
    () => import('../pages/forms/BankAuthorisationPage.tsx'),
    'BankAuthorisationPage',
  ),
  pendingComponent: ContentPending,
})

/** The other spelling of the same address (ROUTE-33, O-09). */
export const bankAuthorizationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'bank-authorization',
  staticData: { access: 'open' },
  beforeLoad: () => {
    throw redirect({ to: '/bank-authorisation', replace: true })
  },
})
