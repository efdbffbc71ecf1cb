/** The goods of a scheduled delivery: how many of each, and taking one out (SUBS-06). */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allows } from '../../../domain/delivery/delivery-change.ts'
import type { DeliveryLine } from '../../../domain/delivery/scheduled-delivery.ts'
import { RemoveIcon } from '../../components/Icon/icons.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { RowAction } from '../../components/RowAction/RowAction.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import type { Column } from '../../components/Table/table-model.ts'
import { Table } from '../../components/Table/Table.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { CartItemName } from '../cart/CartItemName.tsx'
import { QuantityEntry } from '../cart/QuantityEntry.tsx'
import { PlaceProblem } from '../PlaceProblem.tsx'
import { usePriceTerms } from '../pricing/use-price-terms.ts'
import { usePrices } from '../quote/use-prices.ts'
import { useDeliveryPlace, useOpenDelivery } from './use-delivery.ts'

export function DeliveryLines() {
  const { t } = useTranslation()
  const { delivery } = useOpenDelivery().view
  const [removed, setRemoved] = useState<readonly DeliveryLine[]>([])
  const { lines, order } = delivery
  const { head } = usePriceTerms()(delivery.currency, order.cart.totals.isVat)
  const price = usePrices(delivery.currency)
  const isEnded = delivery.status === 'cancelled'
  const title = t('delivery:lines.title', { count: lines.length })
  const columns: readonly Column<DeliveryLine>[] = [
    {
      key: 'product',
      head: t('common:product'),
      namesRow: true,
      cell: (line) => <LineName line={line} />,
    },
    {
      key: 'quantity',
      head: t('common:quantity'),
      look: 'figure',
      cell: (line) =>
        isEnded || line.item === undefined ? line.quantity : <LineQuantity line={line} />,
    },
    {
      key: 'unitPrice',
      head: head(t('price:unitPrice')),
      look: 'figure',
      cell: ({ item }) => price(item?.unitPrice),
    },
    {
      key: 'lineTotal',
      head: head(t('cart:column.lineTotal')),
      look: 'figure',
      cell: ({ total }) => price(total),
    },
  ]
  const mayRemove = lines.some(({ id }) => allows(delivery, { kind: 'remove-item', lineId: id }))
  return (
    <Stack space="md">
      {removed.map((line, index) => (
        <Removed key={line.id} line={line} isLast={index === removed.length - 1} />
      ))}
      <Panel title={title} padding="none">
        <Table
          caption={title}
          captionLook="hidden"
          columns={columns}
          rows={lines}
          rowKey={({ id }) => id}
          actions={
            mayRemove
              ? {
                  head: t('common:actions'),
                  render: (line) => (
                    <RemoveLine
                      line={line}
                      onRemove={() => setRemoved((all) => [...without(all, line), line])}
                    />
                  ),
                }
              : undefined
          }
        />
      </Panel>
    </Stack>
  )
}

function without(lines: readonly DeliveryLine[], { id }: DeliveryLine): readonly DeliveryLine[] {
  return lines.filter((each) => each.id !== id)
}

interface RemoveLineProps {
  readonly line: DeliveryLine
  readonly onRemove: () => void
}

function RemoveLine({ line: { id, skuCode }, onRemove }: RemoveLineProps) {
  const { t } = useTranslation()
  const removing = useDeliveryPlace(`remove:${id}`)
  return (
    <RowAction
      icon={RemoveIcon}
      shortLabel={t('common:remove')}
      label={t('delivery:lines.remove', { name: skuCode })}
      onClick={() => {
        onRemove()
        removing.change({ kind: 'remove-item', lineId: id })
      }}
    />
  )
}

interface RemovedProps {
  readonly line: DeliveryLine
  /** That it went well is said of the line that was taken out last. */
  readonly isLast: boolean
}

/** That a line was taken out, or why it was not. */
function Removed({ line: { id, skuCode }, isLast }: RemovedProps) {
  const { t } = useTranslation()
  const { view } = useDeliveryPlace(`remove:${id}`)
  if (view.kind === 'done') {
    return isLast && <Notice tone="success">{t('delivery:lines.removed')}</Notice>
  }
  return <PlaceProblem view={view} title={skuCode} fallbackKey="common:removeFailed" />
}

function LineName({ line: { item, skuCode, definition } }: { readonly line: DeliveryLine }) {
  const { t } = useTranslation()
  if (item) return <CartItemName item={item} />
  return (
    <Stack space="xs">
      <span>{[skuCode, definition].filter(Boolean).join(' · ')}</span>
      <Text tone="danger">{t('delivery:lines.notSold')}</Text>
    </Stack>
  )
}

function LineQuantity({ line: { id, skuCode, quantity, item } }: { readonly line: DeliveryLine }) {
  const { view, change } = useDeliveryPlace(`quantity:${id}`)
  const { minimum = 1, maximum } = item?.bounds ?? {}
  const wish = view.kind === 'busy' || view.kind === 'failed' ? view.write : undefined
  return (
    <QuantityEntry
      name={`delivery-quantity:${id}`}
      code={skuCode}
      quantity={quantity}
      // What is in stock today says little about a later day.
      bounds={{ minimum, maximum, available: undefined }}
      wished={wish?.kind === 'set-quantity' ? wish.quantity : undefined}
      stage={view.kind}
      failure={view.kind === 'failed' ? view.failure : undefined}
      onSave={(wanted) => change({ kind: 'set-quantity', lineId: id, quantity: wanted })}
    />
  )
}
