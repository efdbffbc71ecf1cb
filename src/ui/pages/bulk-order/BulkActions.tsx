/** What can be done with the lines of a bulk order: put them in the cart, or on a quote, or start again. */
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkOrderView } from '../../../application/bulk-order/bulk-order.view.ts'
import type { BulkOrders } from '../../../application/bulk-order/bulk-orders.ts'
import type { BulkReviewView } from '../../../application/bulk-order/bulk-review.view.ts'
import {
  type BulkEntry,
  emptyEntry,
  inMode,
  linesIn,
} from '../../../domain/bulk-order/bulk-entry.ts'
import { Button } from '../../components/Button/Button.tsx'
import { CartIcon } from '../../components/Icon/icons.ts'
import { Inline } from '../../components/Inline/Inline.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { BulkToQuote } from './BulkToQuote.tsx'

interface BulkActionsProps {
  readonly entry: BulkEntry
  readonly stage: BulkOrderView['stage']
  readonly quotable: BulkReviewView['quotable']
  readonly toQuote: BulkOrders['toQuote']
  readonly onAdd: () => void
  readonly onChange: (entry: BulkEntry) => void
}

export function BulkActions(props: BulkActionsProps) {
  const { entry, stage, quotable, toQuote, onAdd, onChange } = props
  const { t } = useTranslation()
  const [isQuoting, setQuoting] = useState(false)
  const isAdding = stage === 'checking' || stage === 'adding'
  const quoting = isQuoting ? t('price:addToQuoteDialog.adding') : undefined
  const busyElsewhere = stage === 'reading' ? t('bulkOrder:file.reading') : quoting
  return (
    <Inline space="sm">
      <Button
        tone="primary"
        size="lg"
        icon={CartIcon}
        busy={isAdding}
        busyLabel={t(stage === 'adding' ? 'price:addingToCart' : 'bulkOrder:checking')}
        reason={busyElsewhere}
        reasonLook="announced"
        onClick={onAdd}
      >
        {t('price:addToCart')}
      </Button>
      <BulkToQuote
        quotable={quotable}
        reason={isAdding ? t('price:addingToCart') : quoting}
        onQuoting={setQuoting}
        through={toQuote}
      />
      {linesIn(entry).length > 0 && (
        <Button size="lg" tone="quiet" onClick={() => onChange(inMode(emptyEntry, entry.mode))}>
          {t('bulkOrder:clear')}
        </Button>
      )}
      <Link to="/shopping-cart" className={linkLook({})}>
        {t('cart:view')}
      </Link>
    </Inline>
  )
}
