/** The router's link for blocks that take a `renderLink`: it goes there without loading the page anew. */
import { Link } from '@tanstack/react-router'
import type { RenderLink } from '../components/Link/link-slot.tsx'

const noProps = {}

export const routerLink: RenderLink = ({ children, ...slot }) => (
  <Link to="." {...slot} activeProps={noProps}>
    {children}
  </Link>
)
