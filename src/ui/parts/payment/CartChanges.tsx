/** What has changed since the review, old and new side by side, and the question whether to order all the same. */
import { useTranslation } from 'react-i18next'
import type { CartChange } from '../../../domain/payment/reviewed-cart.ts'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Table } from '../../components/Table/Table.tsx'
import { usePrices } from '../quote/use-prices.ts'
import { PlaceButton } from './PlaceButton.tsx'
import type { PlacementPieceProps } from './placement-props.ts'

interface CartChangesProps extends PlacementPieceProps {
  readonly changes: readonly CartChange[]
}

export function CartChanges({ changes, ...props }: CartChangesProps) {
  const { t } = useTranslation()
  const print = usePrices(props.currency)
  const value = ({ kind }: CartChange, amount: number | undefined) => {
    if (kind === 'gone') return t('common:none')
    return kind === 'quantity' ? String(amount ?? t('common:none')) : print(amount)
  }
  return (
    <Stack>
      <Notice tone="warning" title={t('payment:placement.changedTitle')}>
        {t('payment:placement.changedText')}
      </Notice>
      <Table
        caption={t('payment:placement.changedCaption')}
        captionLook="hidden"
        rows={changes}
        rowKey={({ kind, itemId }) => `${kind}-${itemId}`}
        columns={[
          {
            key: 'what',
            head: t('payment:placement.change.what'),
            namesRow: true,
            cell: ({ kind, itemId }) =>
              t(`payment:placement.change.${kind}`, { name: props.itemName(itemId) }),
          },
          {
            key: 'previous',
            head: t('payment:placement.change.previous'),
            look: 'figure',
            cell: (change) => value(change, change.previous),
          },
          {
            key: 'present',
            head: t('payment:placement.change.present'),
            look: 'figure',
            cell: (change) => value(change, change.present),
          },
        ]}
      />
      <Inline>
        <PlaceButton {...props} label={t('payment:placement.accept')} />
      </Inline>
    </Stack>
  )
}
