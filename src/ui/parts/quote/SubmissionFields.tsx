/** Dispatch choice, comment, carrier and instructions, each at most 255 characters (QUOTE-62, FULF-01). */
import { useTranslation } from 'react-i18next'
import { dispatchChoices } from '../../../domain/quote/dispatch.ts'
import type { SubmissionNotes } from '../../../domain/quote/submission.ts'
import { textLimit, withinLimit } from '../../../domain/shared/text-limit.ts'
import { Column, Columns } from '../../components/Columns/Columns.tsx'
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { TextArea } from '../../components/TextArea/TextArea.tsx'
import type { OpenQuote } from './use-quote.ts'

interface SubmissionFieldsProps {
  readonly quote: OpenQuote
  readonly action: 'submit' | 'resubmit'
}

export function SubmissionFields({ quote: { view, send }, action }: SubmissionFieldsProps) {
  const { t } = useTranslation()
  const { notes, submission } = view
  const { showsMissing, missing, commentProblemKey } = submission
  const isDispatchMissed = showsMissing && missing.includes('dispatch')
  const change = (part: Partial<SubmissionNotes>) =>
    send({ type: 'notes.changed', notes: { ...notes, ...part } })
  const text = (field: 'comment' | 'freightCarrier' | 'specialInstructions') => ({
    value: notes[field],
    onChange: (typed: string) => change({ [field]: withinLimit(typed) }),
    maxLength: textLimit,
    counterText: (used: number, most: number) => t('common:charactersUsed', { used, most }),
    rows: field === 'comment' ? 3 : 2,
  })
  return (
    <Stack space="lg">
      <RadioGroup
        id="quote-dispatch"
        legend={t('quote:dispatch.legend')}
        choices={dispatchChoices.map((value) => ({
          value,
          label: t(`quote:dispatch.${value}`),
          description: t(`quote:dispatch.meaning.${value}`),
        }))}
        columns={2}
        value={notes.dispatch}
        onChange={(dispatch) => change({ dispatch })}
        error={isDispatchMissed ? t('quote:submit.missing.dispatch') : undefined}
        required
      />
      <TextArea
        {...text('comment')}
        id="quote-comment"
        label={t(`quote:submit.comment.${action}`)}
        optionalText={action === 'submit' ? t('common:optional') : undefined}
        error={commentProblemKey && t(commentProblemKey)}
      />
      <Columns>
        {(['freightCarrier', 'specialInstructions'] as const).map((field) => (
          <Column key={field} span={6}>
            <TextArea
              {...text(field)}
              label={t(`quote:${field}`)}
              optionalText={t('common:optional')}
            />
          </Column>
        ))}
      </Columns>
    </Stack>
  )
}
