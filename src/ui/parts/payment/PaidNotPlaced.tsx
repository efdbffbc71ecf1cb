/** The money is there and the order is not (CART-09): the reference, and the way on without a second charge. */
import { useTranslation } from 'react-i18next'
import type { PlacementScreen } from '../../../application/checkout/placement.view.ts'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { PlaceButton, PlacementFailure } from './PlaceButton.tsx'
import type { PlacementPieceProps } from './placement-props.ts'

interface PaidNotPlacedProps extends PlacementPieceProps {
  readonly screen: Extract<PlacementScreen, { readonly kind: 'authorized' | 'paid-not-placed' }>
}

export function PaidNotPlaced({ screen, ...props }: PaidNotPlacedProps) {
  const { t } = useTranslation()
  const { reference } = screen.payment
  return (
    <Stack>
      <Notice
        tone="warning"
        title={t(
          screen.kind === 'authorized'
            ? 'payment:placement.authorizedTitle'
            : 'payment:placement.paidTitle',
        )}
      >
        {t('payment:placement.paidText')}
      </Notice>
      {reference !== '' && (
        <DescriptionList
          items={[{ term: t('payment:placement.reference'), description: reference }]}
        />
      )}
      <PlacementFailure view={props.view} />
      <Inline>
        {/* What stands in the way of a new order does not stand in the way of one that is paid. */}
        <PlaceButton {...props} reason={undefined} label={t('common:tryAgain')} />
      </Inline>
    </Stack>
  )
}
