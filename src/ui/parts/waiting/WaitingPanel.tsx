/** What waits for the customer, with the reviewer's words and the way to each; nothing where nothing waits. */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Agenda } from '../../../domain/delivery/agenda.ts'
import { waitingIn, type WaitingItem } from '../../../domain/delivery/waiting.ts'
import { ClockIcon, CommentIcon, ReceiptIcon, TruckIcon } from '../../components/Icon/icons.ts'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { formatDate } from '../../i18n/format.ts'
import { formatPrice } from '../../i18n/format-price.ts'
import { AgendaRow, AgendaRows } from './AgendaRows.tsx'

/** Where the count in the head leads to. */
export const waitingId = 'waiting'

export function WaitingPanel({ agenda }: { readonly agenda: Agenda }) {
  const { t } = useTranslation()
  const { items, count, uncheckedDrafts } = waitingIn(agenda)
  if (count === 0 && uncheckedDrafts === 0) return null
  return (
    <div id={waitingId}>
      <Panel title={t('common:shell.waitingTitle', { count })}>
        <Stack space="md">
          {items.length > 0 && (
            <AgendaRows>
              {items.map((item) => (
                <WaitingRow key={keyOf(item)} item={item} />
              ))}
            </AgendaRows>
          )}
          {count > items.length && (
            <Text size="small" tone="soft">
              {t('account:waiting.more', { count: count - items.length })}
              {' · '}
              <Link to="/my-account/quotes" className={linkLook()}>
                {t('account:overview.allQuotes')}
              </Link>
              {' · '}
              <Link to="/my-account/orders" className={linkLook()}>
                {t('account:overview.allOrders')}
              </Link>
            </Text>
          )}
          {uncheckedDrafts > 0 && (
            <Text size="small" tone="soft">
              {t('account:waiting.unchecked', { count: uncheckedDrafts })}{' '}
              <Link to="/my-account/quotes" search={{ tab: 'draft' }} className={linkLook()}>
                {t('account:waiting.allDrafts')}
              </Link>
            </Text>
          )}
        </Stack>
      </Panel>
    </div>
  )
}

function keyOf(item: WaitingItem): string {
  switch (item.kind) {
    case 'overdue':
      return item.kind
    case 'returned':
    case 'expiring':
    case 'expired':
      return item.quote.id
    case 'too-early':
    case 'repriced':
      return item.draft.id
    case 'late':
      return item.delivery.orderId
  }
}

function WaitingRow({ item }: { readonly item: WaitingItem }) {
  const { t, i18n } = useTranslation()
  const look = linkLook({ tone: 'plain' })
  switch (item.kind) {
    case 'overdue':
      return <Overdue item={item} />
    case 'returned': {
      const { id, name, number, words, wasRecalled } = item.quote
      const said =
        words === ''
          ? t('account:overview.nextQuoteText')
          : t('account:overview.nextQuoteWords', { words })
      const text = wasRecalled ? t('account:waiting.recalled') : said
      const title = wasRecalled ? 'account:waiting.quote' : 'account:overview.nextQuote'
      return (
        <AgendaRow icon={CommentIcon} text={text}>
          <Link to="/my-account/quotes/$quoteId" params={{ quoteId: id }} className={look}>
            {t(title, { name: name || number })}
          </Link>
        </AgendaRow>
      )
    }
    case 'expiring':
    case 'expired': {
      const { id, name, number, until } = item.quote
      const date = formatDate(until, i18n.language)
      return (
        <AgendaRow icon={ClockIcon} text={t(`account:waiting.${item.kind}`, { date })}>
          <Link to="/my-account/quotes/$quoteId" params={{ quoteId: id }} className={look}>
            {t('account:waiting.quote', { name: name || number })}
          </Link>
        </AgendaRow>
      )
    }
    case 'too-early':
    case 'repriced': {
      const { id, name, number, tooEarly, repriced } = item.draft
      const texts = [
        ...(tooEarly > 0 ? [t('account:waiting.tooEarly', { count: tooEarly })] : []),
        ...(repriced > 0 ? [t('account:waiting.repriced', { count: repriced })] : []),
      ]
      return (
        <AgendaRow
          icon={item.kind === 'too-early' ? ClockIcon : ReceiptIcon}
          text={texts.join(' · ')}
        >
          <Link to="/my-account/draftorder/$quoteId" params={{ quoteId: id }} className={look}>
            {t('account:waiting.draft', { name: name || number })}
          </Link>
        </AgendaRow>
      )
    }
    case 'late': {
      const { orderId, orderNumber, purchaseOrderNumber, day } = item.delivery
      const date = formatDate(day, i18n.language)
      return (
        <AgendaRow icon={TruckIcon} text={t('account:overview.nextLate', { date })}>
          <Link to="/my-account/orders/$orderId" params={{ orderId }} className={look}>
            {t('account:overview.nextDelivery', { order: purchaseOrderNumber || orderNumber })}
          </Link>
        </AgendaRow>
      )
    }
  }
}

/** All that should have been paid, with the way to a statement that has it. */
function Overdue({ item }: { readonly item: WaitingItem & { readonly kind: 'overdue' } }) {
  const { t } = useTranslation()
  const { settings, today } = useStorefront()
  const count = item.invoices.reduce((all, each) => all + each.count, 0)
  const sums = item.invoices.flatMap(
    ({ open, currency }) => formatPrice(open, currency, settings) ?? [],
  )
  return (
    <AgendaRow
      icon={ReceiptIcon}
      text={t('account:waiting.overdueTotal', { sum: sums.join(' + ') })}
    >
      <Link
        to="/my-account/statement"
        search={item.from === undefined ? {} : { from: item.from, to: today() }}
        className={linkLook({ tone: 'plain' })}
      >
        {t('account:waiting.overdue', { count })}
      </Link>
    </AgendaRow>
  )
}
