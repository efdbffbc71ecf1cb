/** All addresses of the shop on one page. One line per route; a new page adds its line here. */
import { accountRoute } from './account.route.tsx'
import { homeRoute } from './home.route.tsx'
import { rootRoute } from './root.route.tsx'
import { signInRoute } from './sign-in.route.tsx'

export const routeTree = rootRoute.addChildren([homeRoute, accountRoute.addChildren([signInRoute])])
