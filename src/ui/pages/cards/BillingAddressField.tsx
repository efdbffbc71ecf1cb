/** Where the bill of a card goes: an address of the book, a new one that is typed here, or none. */
import { useTranslation } from 'react-i18next'
import { type AddressId, addressId } from '../../../domain/account/address.ts'
import { AddressForm } from '../../components/AddressForm/AddressForm.tsx'
import { ErrorSummary } from '../../components/ErrorSummary/ErrorSummary.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { addressProblems } from '../../i18n/address-texts.ts'
import { useAddressFormTexts } from '../../parts/account/use-address-form-texts.ts'
import { failureWords } from '../../i18n/failure-words.ts'
import { addressChoices } from '../../parts/account/address-choices.ts'
import * as styles from '../../parts/account/SavedThings.css.ts'
import type { BillingAddress } from './use-billing-address.ts'

const another = 'new'
const idPrefix = 'billing-address'

interface BillingAddressFieldProps {
  readonly billing: BillingAddress
  readonly chosen: AddressId | undefined
  readonly disabled: boolean
  readonly onChoose: (id: AddressId | undefined) => void
}

export function BillingAddressField(props: BillingAddressFieldProps) {
  const { billing, chosen, disabled, onChoose } = props
  const { t } = useTranslation()
  const choose = (value: string) => {
    billing.startNew(value === another)
    if (value !== another) onChoose(value === '' ? undefined : addressId(value))
  }
  return (
    <>
      <SelectField
        label={t('payment:cards.billingAddress')}
        optionalText={t('common:optional')}
        value={billing.isNew ? another : (chosen ?? '')}
        choices={[
          ...addressChoices(billing.choices),
          { value: another, label: t('common:newAddress') },
        ]}
        emptyText={t('payment:cards.noBillingAddress')}
        disabled={disabled}
        onChange={choose}
      />
      {billing.isNew && <NewAddress billing={billing} disabled={disabled} />}
    </>
  )
}

function NewAddress({ billing, disabled }: Pick<BillingAddressFieldProps, 'billing' | 'disabled'>) {
  const { t } = useTranslation()
  const { form, failure, attempt } = billing
  const texts = useAddressFormTexts()
  const problems = addressProblems(form, texts, idPrefix)
  return (
    <div role="group" aria-label={t('common:newAddress')} className={styles.inset}>
      <Stack space="lg">
        <ErrorSummary
          title={t('common:checkFields')}
          problems={problems}
          attempt={attempt}
          headingLevel={2}
        />
        {failure && (
          <Notice tone="error">{failureWords(t, failure, 'address:saved.addFailed')}</Notice>
        )}
        <AddressForm
          form={form}
          texts={texts}
          idPrefix={idPrefix}
          disabled={disabled}
          onChange={billing.type}
        />
        <Text size="small" tone="soft">
          {t('address:savedToAccount')}
        </Text>
      </Stack>
    </div>
  )
}
