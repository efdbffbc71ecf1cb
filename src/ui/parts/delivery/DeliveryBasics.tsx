/** What a scheduled delivery is called, and how often it comes (SUBS-02). */
import { useState } from 'react'
import { either as E } from 'fp-ts'
import { useTranslation } from 'react-i18next'
import { readRequiredText, type TextProblem } from '../../../domain/shared/required-text.ts'
import { textLimit, withinLimit } from '../../../domain/shared/text-limit.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { useUnsentText } from '../../unsent-text.ts'
import { PlaceProblem } from '../PlaceProblem.tsx'
import * as styles from './Delivery.css.ts'
import { frequencyWords } from './delivery-words.ts'
import { useDeliveryPlace, useOpenDelivery } from './use-delivery.ts'

export function DeliveryBasics() {
  const { delivery } = useOpenDelivery().view
  return (
    <Stack space="lg">
      <NameForm key={delivery.id} />
      <FrequencyField />
    </Stack>
  )
}

function NameForm() {
  const { t } = useTranslation()
  const { delivery } = useOpenDelivery().view
  const [kept, keep, forget] = useUnsentText(`delivery-name:${delivery.id}`)
  const [isTyped, setTyped] = useState(kept !== '')
  const [problem, setProblem] = useState<TextProblem>()
  const place = useDeliveryPlace('name')
  const text = isTyped ? kept : delivery.name
  const isUnsaved = isTyped && kept.trim() !== delivery.name
  // Stored as it was typed, the field follows the server again.
  if (isTyped && !isUnsaved && place.view.kind === 'done') setTyped(false)
  const type = (next: string) => {
    setTyped(true)
    setProblem(undefined)
    keep(withinLimit(next))
  }
  const submit = () => {
    const read = readRequiredText(text)
    setProblem(E.isLeft(read) ? read.left : undefined)
    if (E.isLeft(read)) return
    if (isUnsaved) place.change({ kind: 'rename', name: read.right })
    forget()
  }
  return (
    <Form onSubmit={submit}>
      <Stack space="sm">
        <div className={styles.entry}>
          <TextField
            id="delivery-name"
            label={t('delivery:name.label')}
            hint={t('delivery:name.hint')}
            value={text}
            onChange={type}
            error={
              problem &&
              (problem.kind === 'required'
                ? t('delivery:name.required')
                : t('common:atMostCharacters', { most: textLimit }))
            }
            autoComplete="off"
            required
          />
          <Button type="submit" busy={place.view.kind === 'busy'} busyLabel={t('common:saving')}>
            {t('common:save')}
          </Button>
        </div>
        <PlaceProblem view={place.view} fallbackKey="delivery:changeFailed" />
      </Stack>
    </Form>
  )
}

function FrequencyField() {
  const { t } = useTranslation()
  const { options, view } = useOpenDelivery()
  const { frequency } = view.delivery
  const place = useDeliveryPlace('frequency')
  const wish = place.view.kind === 'busy' ? place.view.write : undefined
  const offered = options.frequencies.some(({ id }) => id === frequency.id)
    ? options.frequencies
    : [frequency, ...options.frequencies]
  return (
    <Stack space="sm">
      <SelectField
        label={t('delivery:frequency.label')}
        hint={t('delivery:frequency.hint')}
        value={wish?.kind === 'repeat' ? wish.frequencyId : frequency.id}
        choices={offered.map((each) => ({ value: each.id, label: frequencyWords(t, each) }))}
        onChange={(frequencyId) => place.change({ kind: 'repeat', frequencyId })}
      />
      <PlaceProblem view={place.view} fallbackKey="delivery:changeFailed" />
    </Stack>
  )
}
