/** To read a draft order over and back (DRAFT-05), or, where it is no draft, to its quote. */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { EditIcon, EyeIcon } from '../../components/Icon/icons.ts'
import type { OpenQuote } from '../../parts/quote/use-quote.ts'
import { useDraftOrderAddress } from './use-draft-order-address.ts'

interface DraftOrderActionsProps {
  readonly quote: OpenQuote
  readonly isDraft: boolean
  /** Whether it is being filled now, not only read. */
  readonly isFilled: boolean
}

export function DraftOrderActions({ quote, isDraft, isFilled }: DraftOrderActionsProps) {
  const { t } = useTranslation()
  const [, go] = useDraftOrderAddress()
  if (!isDraft) return <ToQuote quote={quote} />
  return isFilled ? (
    <Button icon={EyeIcon} onClick={() => go({ mode: 'summary' })}>
      {t('draftOrder:review.open')}
    </Button>
  ) : (
    <Button icon={EditIcon} onClick={() => go({ mode: undefined })}>
      {t('draftOrder:review.edit')}
    </Button>
  )
}

function ToQuote({ quote: { view } }: Pick<DraftOrderActionsProps, 'quote'>) {
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
