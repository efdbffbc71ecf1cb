/** Lines of a bulk order as they were read: names, prices, stock, and what keeps a line (CSV-03). */
import type { TFunction } from 'i18next'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReviewedLine } from '../../../application/bulk-order/bulk-review.view.ts'
import { RemoveIcon } from '../../components/Icon/icons.ts'
import { RowAction } from '../../components/RowAction/RowAction.tsx'
import type { Column } from '../../components/Table/table-model.ts'
import { Table } from '../../components/Table/Table.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { formatPrice } from '../../i18n/format-price.ts'
import { quantityWords } from '../../parts/cart/cart-words.ts'
import { usePlainPrice } from '../../parts/pricing/use-plain-price.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { useAccount } from '../../use-account.ts'
import { ReadAs, Reason } from './BulkReportView.tsx'
import * as styles from './BulkOrderPage.css.ts'
import { type FixActions, LineFixes } from './LineFixes.tsx'

interface ReviewedLinesProps extends FixActions {
  readonly caption: string
  readonly captionLook?: 'hidden' | undefined
  readonly lines: readonly ReviewedLine[]
  /** False while a report says it already. */
  readonly saysReasons: boolean
  /** Undefined where lines are removed by editing what is typed. */
  readonly onRemove?: ((key: string) => void) | undefined
}

export function ReviewedLines(props: ReviewedLinesProps) {
  const { t } = useTranslation()
  const unitPrice = useUnitPrice()
  const isCustomer = useAccount() !== undefined
  const { onRemove, onReading } = props
  const place = useRef<HTMLDivElement>(null)
  const fixes: FixActions = {
    onReading,
    onChange: (line, change) => {
      // The button goes with what it does.
      place.current?.focus()
      props.onChange(line, change)
    },
  }
  return (
    <div ref={place} tabIndex={-1}>
      <Table<ReviewedLine>
        caption={props.caption}
        captionLook={props.captionLook}
        columns={[
          {
            key: 'code',
            head: t('bulkOrder:column.code'),
            look: 'code',
            namesRow: true,
            cell: (line) => codeOf(t, line),
          },
          {
            key: 'product',
            head: t('common:product'),
            cell: ({ productName }) => productName ?? '–',
          },
          { key: 'quantity', head: t('common:quantity'), look: 'figure', cell: quantityOf },
          { key: 'price', head: t('price:unitPrice'), look: 'figure', cell: unitPrice },
          {
            key: 'stock',
            head: t('bulkOrder:review.stock'),
            // Its words are longer than its numbers, and break where there is little room.
            align: 'end',
            cell: ({ stock }) => stockWords(t, stock),
          },
          // It comes with the price of a configured model, which no visitor sees.
          ...(isCustomer ? [leadTimeColumn(t)] : []),
        ]}
        rows={props.lines}
        rowKey={({ line }) => line.key}
        rowState={({ verdict }) => (isFaulty(verdict.kind) ? 'error' : 'normal')}
        rowMessage={(line) => (props.saysReasons ? messageOf(t, line, fixes) : undefined)}
        actions={
          onRemove && {
            head: t('common:actions'),
            render: ({ line: { key, code } }) => (
              <RowAction
                icon={RemoveIcon}
                shortLabel={t('common:remove')}
                label={t('bulkOrder:lines.remove', { code: code || t('bulkOrder:noCode') })}
                onClick={() => onRemove(key)}
              />
            ),
          }
        }
      />
    </div>
  )
}

/** Below one of the customer's own codes the model that it stands for. */
function codeOf(t: TFunction, { line, standsFor }: ReviewedLine): ReactNode {
  const code = line.code.trim() || t('bulkOrder:noCode')
  if (standsFor === undefined) return code
  return (
    <>
      {code}{' '}
      <span className={styles.standsFor}>
        <VisuallyHidden>{t('catalogue:ownNumber.standsFor')} </VisuallyHidden>
        {standsFor}
      </span>
    </>
  )
}

/** What a line is read as, what keeps it, and what puts it right; how a code is read stays on offer. */
function messageOf(t: TFunction, line: ReviewedLine, fixes: FixActions): ReactNode {
  const reason = reasonOf(t, line)
  if (reason === undefined && !line.readings && line.readAs === undefined) return undefined
  return (
    <>
      <ReadAs of={line} />
      {reason}
      <LineFixes of={line} {...fixes} />
    </>
  )
}

/** Why a line cannot be added as it stands, to a cart or to a quote; a cart takes more than there are. */
function reasonOf(t: TFunction, line: ReviewedLine): ReactNode {
  if (line.atMost !== undefined) {
    return quantityWords(t, { kind: 'above-available', available: line.atMost })
  }
  return isOpen(line) ? undefined : <Reason left={{ ...line, failure: undefined }} />
}

/** Nothing is to be said of a line that can be added, or is still being looked up. */
const isOpen = ({ verdict }: ReviewedLine) =>
  verdict.kind === 'ready' || (verdict.kind === 'unchecked' && verdict.failure === undefined)

const faultless: readonly ReviewedLine['verdict']['kind'][] = ['ready', 'for-quote', 'unchecked']

const isFaulty = (kind: ReviewedLine['verdict']['kind']) => !faultless.includes(kind)

/** As it will be added: without a typed one it is the least that can be had. */
const quantityOf = ({ verdict, line }: ReviewedLine) =>
  verdict.kind === 'ready' ? verdict.quantity : line.quantity.trim() || '–'

/** A number, or the words of the page of the product. */
function stockWords(t: TFunction, stock: ReviewedLine['stock']): number | string {
  if (stock === 'made-to-order') return t('product:stockNone')
  return stock === 'on-request' ? t('product:stockOpen') : (stock ?? '–')
}

/** How long a configured model takes, in the words of the table of a quote. */
function leadTimeColumn(t: TFunction): Column<ReviewedLine> {
  return {
    key: 'leadTime',
    head: t('price:leadTime'),
    look: 'figure',
    cell: ({ price }) => {
      const weeks = price?.leadTime.weeks
      return weeks === undefined ? '–' : t('price:weeks', { count: weeks })
    },
  }
}

/** Of a configured model the server's, of an article the catalogue's, as far as it may be seen; else who will say it. */
function useUnitPrice(): (line: ReviewedLine) => string {
  const { t } = useTranslation()
  const { settings } = useStorefront()
  const plainPrice = usePlainPrice()
  return ({ price, sku, isByQuote }) => {
    const known = price && formatPrice(price.unit, price.currency, settings)
    if (known !== undefined) return known
    if (isByQuote) return t('cart:byQuote')
    return (sku && plainPrice([sku])?.text) ?? '–'
  }
}
