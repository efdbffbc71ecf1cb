/** The way to another page of the reviews by an address of its own. */
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonLook } from '../../../components/Button/Button.css.ts'

interface ReviewLinkProps {
  /** From 1. */
  readonly page: number
  readonly children: ReactNode
}

export function ReviewLink({ page, children }: ReviewLinkProps) {
  return (
    <div>
      <Link
        from="/product/$urlTitle"
        to="."
        search={(search) => ({ ...search, reviews: page > 1 ? page : undefined })}
        resetScroll={false}
        className={buttonLook()}
      >
        {children}
      </Link>
    </div>
  )
}
