/** What became of a bulk order: what lies in the cart, and for every line that stayed why (CSV-03). */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import {
  type BulkReport,
  type LeftLine,
  ownReasons,
} from '../../../application/bulk-order/bulk-order-report.ts'
import type { CheckedBulkLine } from '../../../domain/bulk-order/bulk-check.ts'
import { bulkLimit } from '../../../domain/bulk-order/bulk-entry.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { WholeCodes } from '../../components/WholeCodes/WholeCodes.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { failureWords } from '../../i18n/failure-words.ts'
import { quantityWords } from '../../parts/cart/cart-words.ts'
import { useAccount } from '../../use-account.ts'
import * as styles from './BulkOrderPage.css.ts'
import { type FixActions, LineFixes } from './LineFixes.tsx'

interface BulkReportViewProps extends FixActions {
  readonly report: BulkReport
  /** How many lines are typed. */
  readonly lineCount: number
}

export function BulkReportView({ report, lineCount, ...fixes }: BulkReportViewProps) {
  const { t } = useTranslation()
  const { addedCount, messages, left, refusal } = report
  if (refusal) {
    return (
      <Notice tone="error">
        {refusal === 'too-many'
          ? t('bulkOrder:message.tooMany', { count: lineCount, most: bulkLimit })
          : t(`bulkOrder:message.${refusal}`)}
      </Notice>
    )
  }
  const { invalid, notFound, blanks } = messages
  const codes = [...invalid, ...notFound]
  const reasons = ownReasons(report)
  const said = [
    invalid.length > 0 &&
      t('bulkOrder:message.invalid', { count: invalid.length, codes: invalid.join(', ') }),
    notFound.length > 0 &&
      t('bulkOrder:message.notFound', { count: notFound.length, codes: notFound.join(', ') }),
    blanks > 0 && t('bulkOrder:message.blank'),
  ].filter((text) => text !== false)
  return (
    <div className={styles.report}>
      {addedCount > 0 && (
        <Notice
          tone="success"
          actions={
            <Link to="/shopping-cart" className={linkLook({})}>
              {t('cart:view')}
            </Link>
          }
        >
          {t('bulkOrder:added', { count: addedCount })}
        </Notice>
      )}
      {left.length > 0 && (
        <Notice tone="warning" title={t('bulkOrder:left', { count: left.length })}>
          {said.map((text) => (
            <p key={text} className={styles.said}>
              <WholeCodes codes={codes}>{text}</WholeCodes>
            </p>
          ))}
          {reasons.length > 0 && (
            <ul className={styles.reasons}>
              {reasons.map((each) => (
                <li key={each.line.key}>
                  <span>
                    <code>{each.line.code}</code>
                    {each.line.quantity.trim() !== '' && ` × ${each.line.quantity.trim()}`}
                  </span>{' '}
                  <ReadAs of={each} />
                  <Reason left={each} />
                  <LineFixes of={each} {...fixes} />
                </li>
              ))}
            </ul>
          )}
        </Notice>
      )}
    </div>
  )
}

/** Which of the customer's numbers a line is read as, where that is kept with other separators; a blank parts it from the rest. */
export function ReadAs({ of: { readAs } }: { readonly of: CheckedBulkLine }) {
  const { t } = useTranslation()
  if (readAs === undefined) return null
  return (
    <>
      <WholeCodes codes={[readAs]}>
        {t('catalogue:ownNumber.readAs', { number: readAs })}
      </WholeCodes>{' '}
    </>
  )
}

/** Why a line stays, and where it leads on. */
export function Reason({ left: { verdict, readings, failure } }: { readonly left: LeftLine }) {
  const { t } = useTranslation()
  if (failure) return failureWords(t, failure, 'cart:failed')
  switch (verdict.kind) {
    case 'blank':
    case 'invalid':
    case 'not-found':
      return t(`bulkOrder:state.${verdict.kind}`)
    case 'replaced':
      return t('catalogue:replaced', {
        product: verdict.departed,
        successor: verdict.successor,
      })
    case 'several-readings':
      return t('product:code.ambiguous', { count: readings?.readings.length ?? 0 })
    case 'several-numbers':
      return (
        <WholeCodes codes={verdict.numbers}>
          {t('catalogue:ownNumber.several', { numbers: verdict.numbers.join(', ') })}
        </WholeCodes>
      )
    case 'quantity':
      return [verdict.problem, ...(verdict.limit ? [verdict.limit] : [])]
        .map((problem) => quantityWords(t, problem))
        .join(' ')
    case 'for-quote':
    case 'incomplete':
    case 'wrong-model':
      return <ToItsPage {...verdict} />
    case 'unchecked':
      return verdict.failure
        ? failureWords(t, verdict.failure, 'bulkOrder:state.unchecked')
        : t('bulkOrder:state.unchecked')
    case 'ready':
      return t('cart:failed')
  }
}

type ToItsPageProps = Extract<
  LeftLine['verdict'],
  { readonly kind: 'for-quote' | 'incomplete' | 'wrong-model' }
>

/** A configured model goes to a quote, which is for customers: the link carries its code, right or wrong. */
function ToItsPage({ kind, product, code, quantity }: ToItsPageProps) {
  const { t } = useTranslation()
  const account = useAccount()
  const words = <WholeCodes codes={[code]}>{t('bulkOrder:toQuote', { code })}</WholeCodes>
  const isCustomers = kind === 'for-quote' && account !== undefined
  return (
    <>
      {t(isCustomers ? 'bulkOrder:state.for-customers-quote' : `bulkOrder:state.${kind}`)}{' '}
      {product.isModelSearchOnly ? (
        <Link to="/draftorder" search={{ code }} className={linkLook({})}>
          {words}
        </Link>
      ) : (
        <Link
          to="/product/$urlTitle"
          params={{ urlTitle: product.urlTitle }}
          search={searchFor(product, code, quantity)}
          className={linkLook({})}
        >
          {words}
        </Link>
      )}
    </>
  )
}

function searchFor({ skus }: ToItsPageProps['product'], code: string, quantity: string) {
  const sku = skus.find((each) => each.code === code)
  const pieces = quantity.trim() === '' ? {} : { quantity: quantity.trim() }
  return sku ? { skuid: sku.id, ...pieces } : { model: code, ...pieces }
}
