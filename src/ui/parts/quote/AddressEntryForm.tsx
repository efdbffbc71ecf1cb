/** The form for a new delivery address; it is saved to the account as well (ADDR-10). */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AddressSelectorEvent } from '../../../domain/account/address-selector.machine.ts'
import type { AddressSelectorView } from '../../../domain/account/address-selector.view.ts'
import { withField } from '../../../domain/account/address-form.ts'
import { AddressForm } from '../../components/AddressForm/AddressForm.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { ErrorSummary } from '../../components/ErrorSummary/ErrorSummary.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { addressProblems } from '../../i18n/address-texts.ts'
import { useAddressFormTexts } from '../account/use-address-form-texts.ts'

interface AddressEntryFormProps {
  readonly view: AddressSelectorView
  readonly send: (event: AddressSelectorEvent) => void
  readonly idPrefix: string
  /** Given to the address without asking, where it is saved nowhere. */
  readonly nickname?: string | undefined
}

export function AddressEntryForm({ view, send, idPrefix, nickname }: AddressEntryFormProps) {
  const { t } = useTranslation()
  const [attempt, setAttempt] = useState(0)
  const texts = useAddressFormTexts()
  const form =
    nickname === undefined
      ? view.form
      : { ...view.form, fields: view.form.fields.filter(({ field }) => field !== 'nickname') }
  const problems = addressProblems(form, texts, idPrefix)
  return (
    <Form
      onSubmit={() => {
        setAttempt(attempt + 1)
        send({ type: 'entry.save' })
      }}
    >
      <Stack space="lg">
        <ErrorSummary
          title={t('common:checkFields')}
          problems={problems}
          attempt={attempt}
          headingLevel={3}
        />
        <AddressForm
          form={form}
          texts={texts}
          idPrefix={idPrefix}
          disabled={view.isBusy}
          onChange={(field, value) =>
            send({
              type: 'entry.changed',
              entry: { ...withField(view.entry, field, value), ...(nickname && { nickname }) },
            })
          }
        />
        <Text size="small" tone="soft">
          {t(nickname === undefined ? 'address:savedToAccount' : 'address:savedNowhere')}
        </Text>
        <Inline>
          <Button type="submit" tone="primary" busy={view.isBusy} busyLabel={t('common:saving')}>
            {t(nickname === undefined ? 'address:useThis' : 'address:use')}
          </Button>
          {view.canCancel && (
            <Button tone="quiet" onClick={() => send({ type: 'selection.cancel' })}>
              {t('common:cancel')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Form>
  )
}
