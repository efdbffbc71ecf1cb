/** The statement of an account on terms (ACCT-02). The specification names no address for it. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { ListFailed, ListPending } from '../parts/list/ListStates.tsx'
import { customerAreaRoute } from './customer-area.route.tsx'
import { loadersFrom } from './load.ts'
import { readsSearch, textIn } from '../addresses/search-params.ts'

/** The first and the last day. */
export interface StatementSearch {
  readonly from?: string
  readonly to?: string
}

const loaders = loadersFrom(() => import('./statement.loaders.ts'))

export const statementRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'statement',
  staticData: { access: 'customers', texts: ['order', 'price', 'quotes'] },
  validateSearch: readsSearch<StatementSearch>({ from: textIn, to: textIn }),
  loaderDeps: ({ search: { from, to } }) => ({ from, to }),
  loader: async ({ deps, ...entry }) =>
    (await loaders(entry.context.services.statements)).openStatement(deps, entry),
  component: lazyRouteComponent(
    () => import('../pages/statement/StatementPage.tsx'),
    'StatementPage',
  ),
  pendingComponent: () => <ListPending list="statement" />,
  errorComponent: ({ error }) => <ListFailed list="statement" error={error} />,
})
