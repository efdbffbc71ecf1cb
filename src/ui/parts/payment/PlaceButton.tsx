/** The press of *Place order*, the way to another payment, and why a press came to nothing. */
import { useTranslation } from 'react-i18next'
import { Button, type ButtonTone } from '../../components/Button/Button.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import type { PlacementPieceProps } from './placement-props.ts'

interface PlaceButtonProps extends PlacementPieceProps {
  /** Another word for the press. */
  readonly label?: string | undefined
  readonly tone?: ButtonTone | undefined
}

export function PlaceButton(props: PlaceButtonProps) {
  const { view, send, reviewed, acceptedTerms, reason, label, tone } = props
  const { t } = useTranslation()
  return (
    <Button
      tone={tone ?? 'primary'}
      size="lg"
      reason={reason}
      busy={view.isBusy}
      busyLabel={t('payment:placement.busy')}
      onClick={() =>
        send({
          type: 'order.place',
          ...(reviewed && { reviewed }),
          ...(acceptedTerms !== undefined && { acceptedTerms }),
        })
      }
    >
      {label ?? t('payment:placement.button')}
    </Button>
  )
}

interface OtherPaymentProps {
  readonly tone?: ButtonTone | undefined
  readonly onPress: () => void
}

export function OtherPayment({ tone, onPress }: OtherPaymentProps) {
  const { t } = useTranslation()
  return (
    <Button tone={tone} size="lg" onClick={onPress}>
      {t('payment:placement.otherPayment')}
    </Button>
  )
}

interface PlacementFailureProps extends Pick<PlacementPieceProps, 'view'> {
  readonly title?: string | undefined
}

/** Says that nothing was charged where a lost press is known not to have arrived. */
export function PlacementFailure({ view: { failure }, title }: PlacementFailureProps) {
  const { t } = useTranslation()
  if (!failure) return null
  return (
    <Notice tone="error" title={title}>
      {failure.kind === 'not-saved'
        ? t('payment:placement.notSaved')
        : failureWords(t, failure, 'payment:placement.failed')}
    </Notice>
  )
}
