/** Code and pin of a gift card. */
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { GiftCardEntry } from '../../../domain/payment/gift-card.ts'
import { Stack } from '../../components/Stack/Stack.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'

interface FieldProblem {
  readonly fieldId: string
  readonly message: string
}

/** What is missing, with links to the fields. */
export function giftCardProblems(
  t: TFunction,
  { code, pin }: GiftCardEntry,
  idPrefix: string,
): readonly FieldProblem[] {
  return [
    ...(code.trim() === ''
      ? [{ fieldId: `${idPrefix}-code`, message: t('payment:gift.codeRequired') }]
      : []),
    ...(pin.trim() === ''
      ? [{ fieldId: `${idPrefix}-pin`, message: t('payment:gift.pinRequired') }]
      : []),
  ]
}

interface GiftCardFieldsProps {
  readonly entry: GiftCardEntry
  readonly problems: readonly FieldProblem[]
  readonly idPrefix: string
  readonly disabled: boolean
  readonly onChange: (entry: GiftCardEntry) => void
}

export function GiftCardFields(props: GiftCardFieldsProps) {
  const { entry, problems, idPrefix, disabled, onChange } = props
  const { t } = useTranslation()
  const error = (field: string) =>
    problems.find(({ fieldId }) => fieldId === `${idPrefix}-${field}`)?.message
  return (
    <Stack>
      <TextField
        id={`${idPrefix}-code`}
        label={t('payment:gift.code')}
        value={entry.code}
        error={error('code')}
        look="code"
        autoComplete="off"
        spellCheck={false}
        required
        disabled={disabled}
        onChange={(code) => onChange({ ...entry, code })}
      />
      <TextField
        id={`${idPrefix}-pin`}
        label={t('payment:gift.pin')}
        value={entry.pin}
        error={error('pin')}
        look="code"
        autoComplete="off"
        spellCheck={false}
        required
        disabled={disabled}
        onChange={(pin) => onChange({ ...entry, pin })}
      />
    </Stack>
  )
}
