/** Names the copy of a quote, makes it once, and leads to it; what is not on it or is different is said before. */
import { useNavigate } from '@tanstack/react-router'
import { either as E } from 'fp-ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CopyWish } from '../../../application/quote/copy-quote.ts'
import type { Quotes } from '../../../application/quote/quotes.ts'
import { isWholeCopy } from '../../../domain/quote/quote-copy.ts'
import { readName } from '../../../domain/shared/name.ts'
import type { QuoteId } from '../../../domain/shared/quote-id.ts'
import { withinLimit } from '../../../domain/shared/text-limit.ts'
import { Form } from '../../components/Form/Form.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { useServices } from '../../storefront-context.tsx'
import { useUnsentText } from '../../unsent-text.ts'
import { useLazyWrite } from '../../use-lazy-write.ts'
import { useSubmit } from '../../use-submit.ts'
import { SubmitDialog } from '../SubmitDialog.tsx'
import type { CopyDialogProps } from './copy-dialog-props.ts'
import { CopyOutcome } from './CopyOutcome.tsx'

const copyQuote = (quotes: Quotes, wish: CopyWish) => quotes.copy(wish)

export function CopyQuoteDialog({ source, onClose }: CopyDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const formId = useId()
  const [kept, keep, forget] = useUnsentText(`copy-name:${source.id}`)
  const [isTyped, setTyped] = useState(kept !== '')
  const [isChecked, setChecked] = useState(false)
  const open = (quoteId: QuoteId) => {
    // The page may have a question of its own before it is left.
    onClose(true)
    void navigate({ to: '/my-account/draftorder/$quoteId', params: { quoteId } })
  }
  const { stage, answer, failure, send } = useSubmit(
    useLazyWrite(useServices().quotes, copyQuote),
    {
      onDone: (copied) => {
        forget()
        if (isWholeCopy(copied)) open(copied.id)
      },
    },
  )
  if (answer && !isWholeCopy(answer.result)) {
    return <CopyOutcome copied={answer.result} onOpen={open} onClose={() => onClose(true)} />
  }
  const name = isTyped ? kept : withinLimit(t('copy:defaultName', { name: source.name }))
  const checked = readName(name)
  const problem = isChecked && E.isLeft(checked) ? checked.left : undefined
  const submit = () => {
    setChecked(true)
    if (E.isRight(checked)) send({ id: source.id, name: checked.right })
  }
  return (
    <SubmitDialog
      title={t('copy:title')}
      description={t('copy:description')}
      submitLabel={t('copy:submit')}
      busyLabel={t('copy:busy')}
      isBusy={stage === 'sending' || stage === 'done'}
      formId={formId}
      failure={failure && failureWords(t, failure, 'copy:failed')}
      size="sm"
      onClose={() => onClose(false)}
    >
      <Form id={formId} onSubmit={submit}>
        <TextField
          label={t('quotes:create.name')}
          value={name}
          onChange={(text) => {
            setTyped(true)
            keep(withinLimit(text))
          }}
          error={problem && t(`quotes:create.problem.${problem.kind}`)}
          autoComplete="off"
          required
        />
      </Form>
    </SubmitDialog>
  )
}
