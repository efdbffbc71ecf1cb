/** What the customer has to expect or to do next, the soonest first (ACCT-02). */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import {
  type Agenda,
  type DueDelivery,
  type DueInvoice,
  dueNextIn,
  isNothingDue,
  type NextScheduled,
} from '../../../domain/delivery/agenda.ts'
import { isBefore } from '../../../domain/shared/calendar-date.ts'
import { ReceiptIcon, RepeatIcon, TruckIcon, WarningIcon } from '../../components/Icon/icons.ts'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { formatDate } from '../../i18n/format.ts'
import { formatPrice } from '../../i18n/format-price.ts'
import { problemWords } from '../../parts/delivery/problem-words.ts'
import { AgendaRow, AgendaRows } from '../../parts/waiting/AgendaRows.tsx'
import { useStorefront } from '../../storefront-context.tsx'

/** `agenda` is undefined where it could not be read: the rest of the overview does not wait for it. */
export function DueNextPanel({ agenda }: { readonly agenda: Agenda | undefined }) {
  const { t } = useTranslation()
  const { today } = useStorefront()
  const due = agenda && dueNextIn(agenda, today())
  return (
    <Panel title={t('account:overview.next')}>
      {due === undefined || isNothingDue(due) ? (
        <Text tone="soft">
          {t(due === undefined ? 'account:overview.nextFailed' : 'account:overview.nextNone')}
        </Text>
      ) : (
        <AgendaRows>
          {due.invoices.map((invoice) => (
            <Invoice key={invoice.orderId} invoice={invoice} />
          ))}
          {due.scheduled.map((delivery) => (
            <Scheduled key={delivery.id} delivery={delivery} />
          ))}
          {due.deliveries.map((delivery) => (
            <Delivery key={delivery.orderId} delivery={delivery} />
          ))}
        </AgendaRows>
      )}
    </Panel>
  )
}

function Invoice({ invoice }: { readonly invoice: DueInvoice }) {
  const { t, i18n } = useTranslation()
  const { settings, today } = useStorefront()
  const date = formatDate(invoice.day, i18n.language)
  const key = isBefore(invoice.day, today()) ? 'nextOverdue' : 'nextDue'
  const price = formatPrice(invoice.open, invoice.currency, settings)
  return (
    <AgendaRow
      icon={ReceiptIcon}
      text={[t(`account:overview.${key}`, { date }), price].filter(Boolean).join(' · ')}
    >
      <OrderLink order={invoice} name="nextInvoice" />
    </AgendaRow>
  )
}

function Delivery({ delivery }: { readonly delivery: DueDelivery }) {
  const { t, i18n } = useTranslation()
  const { today } = useStorefront()
  const date = formatDate(delivery.day, i18n.language)
  const key = isBefore(delivery.day, today()) ? 'nextLate' : 'nextPlanned'
  return (
    <AgendaRow icon={TruckIcon} text={t(`account:overview.${key}`, { date })}>
      <OrderLink order={delivery} name="nextDelivery" />
    </AgendaRow>
  )
}

/** When it comes, or why it does not. */
function Scheduled({ delivery }: { readonly delivery: NextScheduled }) {
  const { t, i18n } = useTranslation()
  const { id, name, nextDate, problem } = delivery
  const date = nextDate && formatDate(nextDate, i18n.language)
  const when = date ? t('account:overview.nextOrdered', { date }) : ''
  return (
    <AgendaRow
      icon={problem ? WarningIcon : RepeatIcon}
      text={problem ? problemWords(t, problem) : when}
    >
      <Link
        to="/my-account/subscription-orders/$deliveryId"
        params={{ deliveryId: id }}
        className={linkLook({ tone: 'plain' })}
      >
        {name === '' ? t('delivery:unnamed') : t('account:overview.nextScheduled', { name })}
      </Link>
    </AgendaRow>
  )
}

interface OrderLinkProps {
  readonly order: Pick<DueDelivery, 'orderId' | 'orderNumber' | 'purchaseOrderNumber'>
  readonly name: 'nextDelivery' | 'nextInvoice'
}

function OrderLink({ order, name }: OrderLinkProps) {
  const { t } = useTranslation()
  return (
    <Link
      to="/my-account/orders/$orderId"
      params={{ orderId: order.orderId }}
      className={linkLook({ tone: 'plain' })}
    >
      {t(`account:overview.${name}`, { order: order.purchaseOrderNumber || order.orderNumber })}
    </Link>
  )
}
