/** Links that content management has written: those of this site by the router, others without telling where one comes from (T20). */
import type { RenderLink } from '../../components/Link/link-slot.tsx'
import { routerLink } from '../../addresses/router-link.tsx'

export const contentLink: RenderLink = ({ children, ...slot }) =>
  slot.href.startsWith('/') ? (
    routerLink({ children, ...slot })
  ) : (
    <a {...slot} rel="noopener noreferrer">
      {children}
    </a>
  )
