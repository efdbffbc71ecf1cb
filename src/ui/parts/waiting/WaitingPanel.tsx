/** What waits for the customer, with the reviewer's words and the way to each; nothing where nothing waits. */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Agenda } from '../../../domain/delivery/agenda.ts'
import { waitingIn, type WaitingThing } from '../../../domain/delivery/waiting.ts'
import { ClockIcon, CommentIcon, ReceiptIcon, TruckIcon } from '../../components/Icon/icons.ts'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { formatDate } from '../../i18n/format.ts'
import { Thing, Things } from './Thing.tsx'

/** Where the count in the head leads to. */
export const waitingId = 'waiting'

export function WaitingPanel({ agenda }: { readonly agenda: Agenda }) {
  const { t } = useTranslation()
  const { things, count, uncheckedDrafts } = waitingIn(agenda)
  if (count === 0 && uncheckedDrafts === 0) return null
  return (
    <div id={waitingId}>
      <Panel title={t('common:shell.waitingTitle', { count })}>
        <Stack space="md">
          {things.length > 0 && (
            <Things>
              {things.map((thing) => (
                <WaitingRow key={keyOf(thing)} thing={thing} />
              ))}
            </Things>
          )}
          {count > things.length && (
            <Text size="small" tone="soft">
              {t('account:waiting.more', { count: count - things.length })}{' '}
              <Link to="/my-account/quotes" className={linkLook()}>
                {t('account:overview.allQuotes')}
              </Link>{' '}
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

function keyOf(thing: WaitingThing): string {
  switch (thing.kind) {
    case 'returned':
      return thing.quote.id
    case 'too-early':
    case 'repriced':
      return thing.draft.id
    case 'late':
      return thing.delivery.orderId
  }
}

function WaitingRow({ thing }: { readonly thing: WaitingThing }) {
  const { t, i18n } = useTranslation()
  const look = linkLook({ tone: 'plain' })
  switch (thing.kind) {
    case 'returned': {
      const { id, name, number, words } = thing.quote
      const text =
        words === ''
          ? t('account:overview.nextQuoteText')
          : t('account:overview.nextQuoteWords', { words })
      return (
        <Thing icon={CommentIcon} text={text}>
          <Link to="/my-account/quotes/$quoteId" params={{ quoteId: id }} className={look}>
            {t('account:overview.nextQuote', { name: name || number })}
          </Link>
        </Thing>
      )
    }
    case 'too-early':
    case 'repriced': {
      const { id, name, number, tooEarly, repriced } = thing.draft
      const texts = [
        ...(tooEarly > 0 ? [t('account:waiting.tooEarly', { count: tooEarly })] : []),
        ...(repriced > 0 ? [t('account:waiting.repriced', { count: repriced })] : []),
      ]
      return (
        <Thing icon={thing.kind === 'too-early' ? ClockIcon : ReceiptIcon} text={texts.join(' · ')}>
          <Link to="/my-account/draftorder/$quoteId" params={{ quoteId: id }} className={look}>
            {t('account:waiting.draft', { name: name || number })}
          </Link>
        </Thing>
      )
    }
    case 'late': {
      const { orderId, orderNumber, purchaseOrderNumber, day } = thing.delivery
      const date = formatDate(day, i18n.language)
      return (
        <Thing icon={TruckIcon} text={t('account:overview.nextLate', { date })}>
          <Link to="/my-account/orders/$orderId" params={{ orderId }} className={look}>
            {t('account:overview.nextDelivery', { order: purchaseOrderNumber || orderNumber })}
          </Link>
        </Thing>
      )
    }
  }
}
