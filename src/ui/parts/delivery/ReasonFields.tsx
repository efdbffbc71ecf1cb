/** A reason from a list, and words beside it where it is another one (SUBS-04). */
import { useTranslation } from 'react-i18next'
import type { GivenReason } from '../../../domain/delivery/delivery-change.ts'
import { type ReasonProblem, wantsNotes } from '../../../domain/delivery/delivery-entry.ts'
import type { DeliveryReason } from '../../../domain/delivery/scheduled-delivery.ts'
import { textLimit } from '../../../domain/shared/text-limit.ts'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import { TextArea } from '../../components/TextArea/TextArea.tsx'
import { reasonWords } from './delivery-words.ts'

interface ReasonFieldsProps {
  readonly reasons: readonly DeliveryReason[]
  readonly reason: GivenReason
  readonly problem: ReasonProblem | undefined
  readonly disabled: boolean
  readonly onChange: (reason: GivenReason) => void
}

export function ReasonFields({ reasons, reason, problem, disabled, onChange }: ReasonFieldsProps) {
  const { t } = useTranslation()
  const isWanted = wantsNotes(reason.reasonId, reasons)
  return (
    <>
      <SelectField
        label={t('delivery:reason.label')}
        value={reason.reasonId}
        choices={reasons.map((each) => ({ value: each.id, label: reasonWords(t, each) }))}
        emptyText={t('delivery:reason.choose')}
        error={problem === 'reason-required' ? t('delivery:reason.required') : undefined}
        disabled={disabled}
        required
        onChange={(reasonId) => onChange({ ...reason, reasonId })}
      />
      <TextArea
        label={t('delivery:reason.notes')}
        optionalText={isWanted ? undefined : t('common:optional')}
        value={reason.notes}
        maxLength={textLimit}
        rows={3}
        counterText={(used, most) => t('common:charactersUsed', { used, most })}
        error={notesProblem(problem)}
        disabled={disabled}
        onChange={(notes) => onChange({ ...reason, notes })}
      />
    </>
  )

  function notesProblem(found: ReasonProblem | undefined) {
    if (found === 'notes-required') return t('delivery:reason.notesRequired')
    return found === 'notes-too-long'
      ? t('common:atMostCharacters', { most: textLimit })
      : undefined
  }
}
