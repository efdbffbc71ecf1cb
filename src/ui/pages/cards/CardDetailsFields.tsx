/** What is said of a card beside what the vault knows: a nickname, and where its bill goes. */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { addressId, type SavedAddress } from '../../../domain/account/address.ts'
import type { CardDetails } from '../../../domain/payment/card.ts'
import { withinLimit } from '../../../domain/shared/text-limit.ts'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'

interface CardDetailsFieldsProps {
  readonly details: CardDetails
  readonly addresses: readonly SavedAddress[]
  readonly disabled: boolean
  /** Where a new address leads back to. */
  readonly here: string
  readonly onChange: (details: CardDetails) => void
}

export function CardDetailsFields(props: CardDetailsFieldsProps) {
  const { details, addresses, disabled, here, onChange } = props
  const { t } = useTranslation()
  return (
    <>
      <SelectField
        label={t('payment:cards.billingAddress')}
        optionalText={t('common:optional')}
        value={details.billingAddressId ?? ''}
        choices={addresses.map(({ id, nickname, address }) => ({
          value: id,
          label: [nickname, address.streetAddress, address.city].filter(Boolean).join(', '),
        }))}
        emptyText={t('payment:cards.noBillingAddress')}
        disabled={disabled}
        onChange={(id) =>
          onChange({ ...details, billingAddressId: id === '' ? undefined : addressId(id) })
        }
      />
      <p>
        <Link
          to="/my-account/addresses/new"
          search={{ redirect: here }}
          className={linkLook({ tone: 'plain' })}
        >
          {t('common:newAddress')}
        </Link>
      </p>
      <TextField
        label={t('payment:cards.nickname')}
        hint={t('payment:cards.nicknameHint')}
        optionalText={t('common:optional')}
        value={details.nickname}
        autoComplete="off"
        disabled={disabled}
        onChange={(nickname) => onChange({ ...details, nickname: withinLimit(nickname) })}
      />
    </>
  )
}
