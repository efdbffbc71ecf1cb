/** What is said of a card beside what the vault knows: a nickname, and where its bill goes. */
import { useTranslation } from 'react-i18next'
import type { CardDetails } from '../../../domain/payment/card.ts'
import { withinLimit } from '../../../domain/shared/text-limit.ts'
import { TextField } from '../../components/TextField/TextField.tsx'
import { BillingAddressField } from './BillingAddressField.tsx'
import type { BillingAddress } from './use-billing-address.ts'

interface CardDetailsFieldsProps {
  readonly details: CardDetails
  readonly billing: BillingAddress
  readonly disabled: boolean
  readonly onChange: (details: CardDetails) => void
}

export function CardDetailsFields(props: CardDetailsFieldsProps) {
  const { details, billing, disabled, onChange } = props
  const { t } = useTranslation()
  return (
    <>
      <TextField
        label={t('payment:cards.nickname')}
        hint={t('payment:cards.nicknameHint')}
        optionalText={t('common:optional')}
        value={details.nickname}
        autoComplete="off"
        disabled={disabled}
        onChange={(nickname) => onChange({ ...details, nickname: withinLimit(nickname) })}
      />
      <BillingAddressField
        billing={billing}
        chosen={details.billingAddressId}
        disabled={disabled}
        onChoose={(billingAddressId) => onChange({ ...details, billingAddressId })}
      />
    </>
  )
}
