/** Pages that are forms: contact and registration for everybody, credit and bank for customers. */
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { ContentPending } from '../pages/content/ContentPending.tsx'
import { loadersFrom } from './load.ts'
import { rootRoute } from './root.route.tsx'

const loaders = loadersFrom(() => import('./forms.loaders.ts'))

/** ROUTE-31 */
export const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'register',
  staticData: { access: 'open', isListed: true, texts: ['form'], loaders },
  loader: async (entry) => (await loaders(entry.context.services.forms)).openRegistration(entry),
  component: lazyRouteComponent(() => import('../pages/forms/FormPage.tsx'), 'RegisterPage'),
  pendingComponent: ContentPending,
})

export const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'contact',
  staticData: { access: 'open', isListed: true, texts: ['form'], loaders },
  loader: async (entry) => (await loaders(entry.context.services.forms)).openContact(entry),
  component: lazyRouteComponent(() => import('../pages/forms/FormPage.tsx'), 'ContactPage'),
  pendingComponent: ContentPending,
})

/** An application for credit is for customers (ROUTE-26). */
export const creditApplicationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'account-credit-application',
  staticData: { access: 'customers', texts: ['form'] },
  loader: async (entry) =>
    (await loaders(entry.context.services.forms)).openCreditApplication(entry),
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
  beforeLoad: async (entry) => (await loaders()).requireBankCountry(entry),
  loader: async (entry) =>
    (await loaders(entry.context.services.forms)).openBankAuthorisation(entry),
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
