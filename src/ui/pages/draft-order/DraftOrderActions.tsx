/**
 * What leads on from a draft order: to read it over, and to the quote that submits it (DRAFT-05, DRAFT-08). What is
 * missing is listed (DRAFT-09): a product (DRAFT-10), a PO number (DRAFT-11).
 */
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { missingForSubmitPage } from '../../../domain/quote/submission.ts'
import { Button } from '../../components/Button/Button.tsx'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { Icon } from '../../components/Icon/Icon.tsx'
import { EditIcon, EyeIcon } from '../../components/Icon/icons.ts'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import type { OpenQuote } from '../../parts/quote/use-quote.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { useDraftOrderAddress } from './use-draft-order-address.ts'

interface DraftOrderActionsProps {
  readonly quote: OpenQuote
  readonly isDraft: boolean
  /** Whether it is being filled now, not only read. */
  readonly isFilled: boolean
}

export function DraftOrderActions({ quote, isDraft, isFilled }: DraftOrderActionsProps) {
  return isDraft ? <DraftLeads quote={quote} isFilled={isFilled} /> : <ToQuote quote={quote} />
}

/** The header's Submit only leads to the quote page, once there is an item and a PO number. */
function DraftLeads({ quote: { view }, isFilled }: Omit<DraftOrderActionsProps, 'isDraft'>) {
  const { t } = useTranslation()
  const { notify } = useStorefront()
  const navigate = useNavigate()
  const [, go] = useDraftOrderAddress()
  const [isTried, setTried] = useState(false)
  const missing = missingForSubmitPage(view.quote)
  const submit = () => {
    setTried(true)
    for (const what of missing) notify({ tone: 'error', key: `draftOrder:toast.${what}` })
    if (missing.length > 0) return
    void navigate({ to: '/my-account/quotes/$quoteId', params: { quoteId: view.quote.id } })
  }
  return (
    <Stack space="sm" align="start">
      <Inline space="sm">
        {isFilled ? (
          <Button icon={EyeIcon} onClick={() => go({ mode: 'summary' })}>
            {t('draftOrder:review.open')}
          </Button>
        ) : (
          <Button icon={EditIcon} onClick={() => go({ mode: undefined })}>
            {t('draftOrder:review.edit')}
          </Button>
        )}
        <Button tone="primary" onClick={submit}>
          {t('quote:submit.action.submit')}
        </Button>
      </Inline>
      {isTried && missing.length > 0 && (
        <Notice tone="error">
          {t('draftOrder:missing', {
            what: missing.map((what) => t(`draftOrder:what.${what}`)).join(', '),
          })}
        </Notice>
      )}
    </Stack>
  )
}

function ToQuote({ quote: { view } }: { readonly quote: OpenQuote }) {
  const { t } = useTranslation()
  return (
    <Link
      to="/my-account/quotes/$quoteId"
      params={{ quoteId: view.quote.id }}
      className={buttonLook({ tone: 'primary' })}
    >
      <Icon of={EyeIcon} />
      {t('draftOrder:toQuote')}
    </Link>
  )
}
