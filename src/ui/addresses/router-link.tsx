/** The router's link for blocks that take a `renderLink`: it navigates without loading the page again. */
import { Link } from '@tanstack/react-router'
import type { RenderLink } from '../components/Link/link-slot.tsx'

const noProps = {}

export const routerLink: RenderLink = ({ children, ...slot }) => (
  <Link to="." {...slot} activeProps={noProps}>
    {children}
  </Link>
)
