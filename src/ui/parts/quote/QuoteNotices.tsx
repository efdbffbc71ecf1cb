/** What others have done to the quote while it was open here, with what was typed and the way back. */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuoteNotice, RepricedLine } from '../../../domain/quote/quote-edits.ts'
import { linesToBeRepriced } from '../../../domain/quote/quote-notices.ts'
import { parseCalendarDate } from '../../../domain/shared/calendar-date.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { formatDate } from '../../i18n/format.ts'
import { formatPrice } from '../../i18n/format-price.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { TypedTextList } from './TypedTextList.tsx'
import type { OpenQuote } from './use-quote.ts'

/** As many lines are named; the number tells of all. */
const mostNamed = 5

export function QuoteNotices({ quote }: { readonly quote: OpenQuote }) {
  const said = quote.view.notices.map((notice) => {
    switch (notice.kind) {
      case 'line-gone':
        return <GoneLine key={`gone-${notice.item.id}`} quote={quote} notice={notice} />
      case 'submitted-unseen':
      case 'changed-unseen':
        return <UnseenLines key={notice.kind} quote={quote} notice={notice} />
      case 'repriced':
        return <Repriced key={notice.kind} quote={quote} notice={notice} />
      case 'overwritten': {
        const key = `${notice.write.kind}-${notice.item?.id ?? ''}`
        return <Overwritten key={key} quote={quote} notice={notice} />
      }
    }
  })
  return (
    <>
      <ComingPrices quote={quote} />
      {said}
    </>
  )
}

/** Stays until the new prices apply: what is submitted would cost something else than it says here. */
function ComingPrices({ quote: { view } }: { readonly quote: OpenQuote }) {
  const { t } = useTranslation()
  const lines = useMemo(() => linesToBeRepriced(view.quote), [view.quote])
  const count = lines.length
  if (count === 0) return null
  return (
    <Notice tone="warning" announce="silent" title={t('quote:repriced.title', { count })}>
      <RepricedLines lines={lines} currency={view.quote.currency} />
      <div>{t('quote:repriced.next', { count })}</div>
    </Notice>
  )
}

interface RepricedLinesProps {
  readonly lines: readonly RepricedLine[]
  readonly currency: string
}

function RepricedLines({ lines, currency }: RepricedLinesProps) {
  const { t } = useTranslation()
  const { settings } = useStorefront()
  const money = (amount: number) => formatPrice(amount, currency, settings) ?? ''
  return lines
    .slice(0, mostNamed)
    .map(({ item, was, now }) => (
      <div key={item.id}>
        {t('quote:repriced.line', { name: item.modelCode, now: money(now), was: money(was) })}
      </div>
    ))
}

interface NoticeProps<Kind extends QuoteNotice['kind']> {
  readonly quote: OpenQuote
  readonly notice: Extract<QuoteNotice, { readonly kind: Kind }>
}

function GoneLine({ quote: { send }, notice }: NoticeProps<'line-gone'>) {
  const { t } = useTranslation()
  const { item, texts } = notice
  return (
    <Notice
      tone="warning"
      title={t('quote:lineGone', { product: item.productName, name: item.modelCode })}
      actions={
        <Button onClick={() => send({ type: 'notice.read', notice })}>{t('common:close')}</Button>
      }
    >
      {texts.length > 0 && <TypedTextList texts={texts} />}
    </Notice>
  )
}

/** What was handed over is with the reviewer, and can be recalled; what was refused stands in the table as it is now. */
function UnseenLines({
  quote: { send },
  notice,
}: NoticeProps<'submitted-unseen' | 'changed-unseen'>) {
  const { t, i18n } = useTranslation()
  const { items } = notice
  const named = items.slice(0, mostNamed)
  return (
    <Notice
      tone="warning"
      title={t(`quote:unseen.${notice.kind}`, { count: items.length })}
      actions={
        <Button onClick={() => send({ type: 'notice.read', notice })}>{t('common:close')}</Button>
      }
    >
      {named.map(({ id, quantity, modelCode, requestedDate }) => (
        <div key={id}>
          {quantity} × <bdi>{modelCode}</bdi>
          {requestedDate && ` · ${formatDate(requestedDate, i18n.language)}`}
        </div>
      ))}
    </Notice>
  )
}

function Repriced({ quote: { view, send }, notice }: NoticeProps<'repriced'>) {
  const { t } = useTranslation()
  const { lines } = notice
  return (
    <Notice
      tone="warning"
      title={t('quote:repriced.title', { count: lines.length })}
      actions={
        <Button onClick={() => send({ type: 'notice.read', notice })}>{t('common:close')}</Button>
      }
    >
      <RepricedLines lines={lines} currency={view.quote.currency} />
    </Notice>
  )
}

function Overwritten({ quote: { view, send }, notice }: NoticeProps<'overwritten'>) {
  const { t, i18n } = useTranslation()
  const { today } = useStorefront()
  const { write, item, was, now } = notice
  const shown = (text: string) => {
    const date = write.kind === 'date' ? parseCalendarDate(text) : undefined
    return date ? formatDate(date, i18n.language) : text
  }
  const restore = () => {
    if (write.kind === 'purchase-order') send({ type: 'purchase-order.save', number: was })
    if (write.kind === 'quantity') {
      send({ type: 'quantity.save', itemId: write.itemId, quantityText: was })
    }
    if (write.kind === 'date') {
      send({ type: 'date.edit', itemId: write.itemId, text: was })
      send({ type: 'date.save', itemId: write.itemId, today: today() })
    }
    send({ type: 'notice.read', notice })
  }
  return (
    <Notice
      tone="warning"
      actions={
        <Inline space="sm">
          {view.canEdit && (
            <Button onClick={restore}>{t('common:useValue', { value: shown(was) })}</Button>
          )}
          <Button tone="quiet" onClick={() => send({ type: 'notice.read', notice })}>
            {t('common:close')}
          </Button>
        </Inline>
      }
    >
      {t(`quote:overwritten.${write.kind}`, {
        name: item?.modelCode ?? '',
        was: shown(was),
        now: shown(now),
      })}
    </Notice>
  )
}
