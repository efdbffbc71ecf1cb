/** What a placement shows in each of its states. */
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/Button/Button.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { usePrices } from '../quote/use-prices.ts'
import { CartChanges } from './CartChanges.tsx'
import { ChallengeScreen } from './ChallengeScreen.tsx'
import { OtherPayment, PlaceButton, PlacementFailure } from './PlaceButton.tsx'
import { PaidNotPlaced } from './PaidNotPlaced.tsx'
import { Waiting } from './Waiting.tsx'
import type { PlacementPieceProps } from './placement-props.ts'

export function PlacementScreens(props: PlacementPieceProps) {
  const { view, send, onOtherPayment } = props
  const { t } = useTranslation()
  const print = usePrices(props.currency)
  const { screen } = view
  switch (screen.kind) {
    case 'loading':
      return <p role="status">{t('payment:placement.loading')}</p>
    case 'unread':
      return (
        <Stack>
          <PlacementFailure view={view} title={t('payment:placement.unreadTitle')} />
          <Inline>
            <Button onClick={() => send({ type: 'placement.check' })}>
              {t('payment:placement.check')}
            </Button>
          </Inline>
        </Stack>
      )
    case 'open':
      return (
        <Stack>
          <PlacementFailure view={view} />
          <PlaceButton {...props} />
        </Stack>
      )
    case 'changed':
      return <CartChanges {...props} changes={screen.changes} />
    case 'checking':
    case 'processing':
      return <Waiting screen={screen} onCheck={() => send({ type: 'placement.check' })} />
    case 'declined':
      return (
        <Stack>
          <Notice tone="error" title={t('payment:placement.declinedTitle')}>
            <p>{t(`payment:placement.declined.${screen.reason ?? 'unknown'}`)}</p>
            <p>{t('payment:nothingCharged')}</p>
          </Notice>
          <PlacementFailure view={view} />
          <Inline>
            <OtherPayment tone="primary" onPress={onOtherPayment} />
            <PlaceButton {...props} tone="secondary" label={t('payment:placement.tryCard')} />
          </Inline>
        </Stack>
      )
    case 'challenge':
      return <ChallengeScreen {...props} screen={screen} />
    case 'confirmation':
      return (
        <Stack>
          <Notice tone="warning" title={t('payment:placement.confirmTitle')}>
            {t('payment:placement.confirmText', {
              amount: print(screen.payment.amount, screen.payment.currency),
            })}
          </Notice>
          <PlacementFailure view={view} />
          <Inline>
            <Button
              tone="primary"
              size="lg"
              busy={view.isBusy}
              busyLabel={t('payment:placement.busy')}
              onClick={() => send({ type: 'order.confirm' })}
            >
              {t('payment:placement.confirm')}
            </Button>
            <Button tone="quiet" size="lg" onClick={() => send({ type: 'placement.cancel' })}>
              {t('payment:placement.cancel')}
            </Button>
          </Inline>
        </Stack>
      )
    case 'authorized':
    case 'paid-not-placed':
      return <PaidNotPlaced {...props} screen={screen} />
    case 'canceled':
      return (
        <Stack>
          <Notice tone="info" title={t('payment:placement.canceledTitle')}>
            {t('payment:nothingCharged')}
          </Notice>
          <PlacementFailure view={view} />
          <Inline>
            <PlaceButton {...props} />
            <OtherPayment onPress={onOtherPayment} />
          </Inline>
        </Stack>
      )
    case 'placed':
      return (
        <Notice tone="success" title={t('payment:placement.placedTitle')}>
          {t('payment:redirecting')}
        </Notice>
      )
  }
}
