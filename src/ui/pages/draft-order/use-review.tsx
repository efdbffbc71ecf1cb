/**
 * The way from a draft order to the quote that submits it, once there is an item and a PO number (DRAFT-08). What is
 * missing is listed (DRAFT-09): a product (DRAFT-10), a PO number (DRAFT-11).
 */
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { missingForSubmitPage } from '../../../domain/quote/submission.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import type { OpenQuote } from '../../parts/quote/use-quote.ts'
import { useStorefront } from '../../storefront-context.tsx'

interface Review {
  readonly button: ReactNode
  /** Undefined while nothing is missing, or nothing was tried. */
  readonly said: ReactNode
}

export function useReview({ view }: Pick<OpenQuote, 'view'>): Review {
  const { t } = useTranslation()
  const { notify } = useStorefront()
  const navigate = useNavigate()
  const [isTried, setTried] = useState(false)
  const missing = missingForSubmitPage(view.quote)
  const review = () => {
    setTried(true)
    for (const what of missing) notify({ tone: 'error', key: `draftOrder:toast.${what}` })
    if (missing.length > 0) return
    void navigate({ to: '/my-account/quotes/$quoteId', params: { quoteId: view.quote.id } })
  }
  return {
    button: (
      <Button size="sm" tone="primary" onClick={review}>
        {t('quote:bar.review')}
      </Button>
    ),
    said: isTried && missing.length > 0 && (
      <Notice tone="error">
        {t('draftOrder:missing', {
          what: missing.map((what) => t(`draftOrder:what.${what}`)).join(', '),
        })}
      </Notice>
    ),
  }
}
