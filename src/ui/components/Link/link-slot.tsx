import type { ReactElement, ReactNode } from 'react'

/** What a block knows about a link it shows; who renders it decides how it navigates. */
export interface LinkSlot {
  readonly href: string
  readonly className: string
  readonly children: ReactNode
  readonly 'aria-label'?: string | undefined
  readonly 'aria-current'?: 'page' | undefined
  readonly rel?: 'prev' | 'next' | undefined
}

/** Renders the link of a block, say with the router's own `Link`. */
export type RenderLink = (slot: LinkSlot) => ReactElement

/** A plain anchor, which loads the page again. */
export const plainLink: RenderLink = ({ children, ...slot }) => <a {...slot}>{children}</a>
