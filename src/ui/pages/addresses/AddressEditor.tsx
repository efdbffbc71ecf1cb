/** The form of one address; what is typed survives a reload and a new sign-in (ADDR-05, ADDR-10, ADDR-11). */
import { Link, useRouter } from '@tanstack/react-router'
import { either as E } from 'fp-ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountReloaded } from '../../../application/account/session.ts'
import type { Program } from '../../../application/program.ts'
import type { AddressEntry } from '../../../domain/account/address.ts'
import { addressForm, withField } from '../../../domain/account/address-form.ts'
import {
  type CountryRequirements,
  readAddress,
} from '../../../domain/account/address-requirements.ts'
import { AddressForm } from '../../components/AddressForm/AddressForm.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { Card } from '../../components/Card/Card.tsx'
import { ErrorSummary } from '../../components/ErrorSummary/ErrorSummary.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { addressProblems } from '../../i18n/address-texts.ts'
import { useAddressFormTexts } from '../../parts/account/use-address-form-texts.ts'
import { failureWords } from '../../i18n/failure-words.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { useSubmit } from '../../use-submit.ts'
import * as styles from '../../parts/account/SavedThings.css.ts'
import {
  type AddressEntryStorage,
  useUnsentAddress,
} from '../../parts/account/use-unsent-address.ts'

const idPrefix = 'address'
const listPath = '/my-account/addresses'

interface AddressEditorProps {
  readonly title: string
  readonly lead: string
  readonly countries: readonly CountryRequirements[]
  /** Keeps what is typed, under this name. */
  readonly storage: AddressEntryStorage
  readonly name: string
  /** What the form holds at first. */
  readonly start: AddressEntry
  readonly save: (entry: AddressEntry) => Program<unknown>
  /** Where to go once it is saved; the address book by default. */
  readonly back?: string | undefined
}

export function AddressEditor(props: AddressEditorProps) {
  const { title, lead, countries, save, back = listPath } = props
  const { t } = useTranslation()
  const router = useRouter()
  const { session } = useStorefront()
  const [entry, setEntry, forgetEntry] = useUnsentAddress(props.storage, props.name, props.start)
  const [attempt, setAttempt] = useState(0)
  // The account is read again because its zone follows the first address.
  const leave = async () => {
    forgetEntry()
    await Promise.all([accountReloaded(session), router.invalidate()])
    await router.navigate({ href: back })
  }
  const { stage, failure, send } = useSubmit(save, { onDone: () => void leave() })
  const form = addressForm(entry, countries, attempt > 0)
  const texts = useAddressFormTexts()
  const problems = addressProblems(form, texts, idPrefix)
  const submit = () => {
    setAttempt(attempt + 1)
    const address = readAddress(entry, countries)
    if (E.isRight(address)) send(address.right)
  }
  const isBusy = stage === 'sending' || stage === 'done'
  return (
    <Stack space="xl">
      <PageHeading title={title} lead={lead} />
      <Form onSubmit={submit} className={styles.form}>
        <Card>
          <Stack space="xl">
            <ErrorSummary title={t('common:checkFields')} problems={problems} attempt={attempt} />
            {failure && (
              <Notice tone="error">{failureWords(t, failure, 'address:saved.addFailed')}</Notice>
            )}
            <AddressForm
              form={form}
              texts={texts}
              idPrefix={idPrefix}
              disabled={isBusy}
              onChange={(field, value) => setEntry(withField(entry, field, value))}
            />
            <Inline>
              <Button type="submit" tone="primary" busy={isBusy} busyLabel={t('common:saving')}>
                {t('address:saved.save')}
              </Button>
              <Link to={listPath} className={buttonLook({ tone: 'quiet' })}>
                {t('common:cancel')}
              </Link>
            </Inline>
          </Stack>
        </Card>
      </Form>
    </Stack>
  )
}
