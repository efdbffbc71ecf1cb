import { useTranslation } from 'react-i18next'
import type { QuoteRequestEntry } from '../../../domain/pricing/quote-request.ts'
import { withinLimit } from '../../../domain/shared/text-limit.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import type { TypedEntry } from './quote-entry.ts'
import type { OpenDrafts } from './use-open-drafts.ts'

interface QuoteTargetProps {
  readonly entry: QuoteRequestEntry
  readonly drafts: OpenDrafts
  readonly onRetryDrafts: () => void
  readonly onType: (change: TypedEntry) => void
  readonly quoteError: string | undefined
  readonly nameError: string | undefined
}

/** An existing quote or a new one. What was typed for the other one stays while this one is chosen. */
export function QuoteTarget(props: QuoteTargetProps) {
  const { t } = useTranslation()
  const { entry, onType } = props
  return (
    <Stack space="md">
      <RadioGroup
        legend={t('quoteDialog.target')}
        columns={2}
        value={entry.target}
        onChange={(target) => onType({ target })}
        choices={[
          { value: 'existing', label: t('quoteDialog.existing') },
          { value: 'new', label: t('quoteDialog.new') },
        ]}
      />
      {entry.target === 'existing' ? (
        <ExistingQuote {...props} />
      ) : (
        <TextField
          label={t('quoteDialog.name')}
          value={entry.newQuoteName}
          onChange={(text) => onType({ newQuoteName: withinLimit(text) })}
          error={props.nameError}
          required
        />
      )}
    </Stack>
  )
}

function ExistingQuote({ entry, drafts, onRetryDrafts, onType, quoteError }: QuoteTargetProps) {
  const { t } = useTranslation()
  if (drafts.kind === 'failed') {
    return (
      <Notice
        tone="error"
        title={t('quoteDialog.draftsFailed')}
        actions={
          <Button size="sm" onClick={onRetryDrafts}>
            {t('quoteDialog.tryAgain')}
          </Button>
        }
      >
        {failureWords(t, drafts.failure, 'failure.malformed')}
      </Notice>
    )
  }
  const known = drafts.kind === 'ready' ? drafts.drafts : []
  return (
    <SelectField
      label={t('quoteDialog.quote')}
      hint={drafts.kind === 'ready' && known.length === 0 ? t('quoteDialog.noDrafts') : undefined}
      value={entry.quoteId ?? ''}
      onChange={(quoteId) => onType({ quoteId })}
      emptyText={drafts.kind === 'loading' ? t('quoteDialog.loading') : t('quoteDialog.choose')}
      choices={known.map(({ id, name, number }) => ({
        value: id,
        label: number === '' ? name : `${name} · ${number}`,
      }))}
      error={quoteError}
      required
    />
  )
}
