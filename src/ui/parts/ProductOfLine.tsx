/** The product of a line: a link to its page as it is configured in the line, where the page is known, else its name. */
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { linkLook } from '../components/TextLink/TextLink.css.ts'

interface ProductOfLineProps {
  readonly item: {
    readonly productUrlTitle: string | undefined
    readonly productName: string
    readonly skuId: string | undefined
    /** Undefined for a product that has no model code. */
    readonly modelCode: string | undefined
    readonly quantity: number
  }
  /** How the name is shown; by itself as it stands. */
  readonly children?: ReactNode
  /** False where many lines stand below one another, and a pointer passes over all of them. */
  readonly preload?: false
  readonly tabIndex?: number | undefined
}

export function ProductOfLine({ item, children = item.productName, ...link }: ProductOfLineProps) {
  const { productUrlTitle, skuId, modelCode, quantity } = item
  if (!productUrlTitle) return children
  return (
    <Link
      to="/product/$urlTitle"
      params={{ urlTitle: productUrlTitle }}
      search={{
        ...(skuId ? { skuid: skuId } : {}),
        ...(modelCode ? { model: modelCode, quantity: String(quantity) } : {}),
      }}
      className={linkLook({ tone: 'plain' })}
      {...link}
    >
      {children}
    </Link>
  )
}
