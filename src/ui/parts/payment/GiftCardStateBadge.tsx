/** Whether a gift card can pay, and if not, why. */
import { useTranslation } from 'react-i18next'
import { type GiftCard, type GiftCardState, stateOf } from '../../../domain/payment/gift-card.ts'
import { Badge } from '../../components/Badge/Badge.tsx'
import { useStorefront } from '../../storefront-context.tsx'

const tones = {
  active: 'success',
  inactive: 'neutral',
  expired: 'warning',
  empty: 'neutral',
} as const satisfies Readonly<Record<GiftCardState, string>>

export function GiftCardStateBadge({ card }: { readonly card: GiftCard }) {
  const { t } = useTranslation()
  const { today } = useStorefront()
  const state = stateOf(card, today())
  return <Badge tone={tones[state]}>{t(`payment:gift.state.${state}`)}</Badge>
}
