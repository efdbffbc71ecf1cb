/** The product of a line: a link to its page as it is configured in the line, where the page is known, else its name. */
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type ProductOfItem, productLink } from './product-link.ts'
import { linkLook } from '../components/TextLink/TextLink.css.ts'

interface LinkedProductNameProps {
  readonly item: ProductOfItem & { readonly productName: string }
  /** How the name is shown; by itself as it stands. */
  readonly children?: ReactNode
  readonly tabIndex?: number | undefined
}

export function LinkedProductName({
  item,
  children = item.productName,
  ...link
}: LinkedProductNameProps) {
  const target = productLink(item)
  if (!target) return children
  return (
    <Link {...target} className={linkLook({ tone: 'plain' })} {...link}>
      {children}
    </Link>
  )
}
