/** The 'Order Request Form' button and its dialog, which begins a new draft (QUOTE-16, QUOTE-17, QUOTE-18). */
import { useNavigate } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { either as E } from 'fp-ts'
import { type FormEvent, useEffect, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { submitOnce, submitOnceView } from '../../../application/submit-once.machine.ts'
import { readQuoteName } from '../../../domain/quote/quote-name.ts'
import { withinLimit } from '../../../domain/shared/text-limit.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Dialog, useDialogAhead } from '../../components/Dialog/Dialog.tsx'
import { PlusIcon } from '../../components/Icon/icons.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { useUnsentText } from '../../unsent-text.ts'

interface CreateQuoteProps {
  /** The model code that the new draft is to begin with. */
  readonly code?: string | undefined
}

export function CreateQuote({ code }: CreateQuoteProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  useDialogAhead()
  return (
    <>
      <Button tone="primary" icon={PlusIcon} onClick={() => setOpen(true)}>
        {t('quotes.orderRequestForm')}
      </Button>
      {isOpen && <CreateQuoteDialog code={code} onClose={() => setOpen(false)} />}
    </>
  )
}

function CreateQuoteDialog({ code, onClose }: CreateQuoteProps & { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { write } = useStorefront()
  const navigate = useNavigate()
  const formId = useId()
  const [name, setName, forgetName] = useUnsentText('new-quote-name')
  const [isChecked, setChecked] = useState(false)
  const [snapshot, send] = useMachine(useMemo(() => submitOnce(write.createQuote), [write]))
  const { stage, failure, answer } = submitOnceView(snapshot)
  const checked = readQuoteName(name)
  const problem = isChecked && E.isLeft(checked) ? checked.left : undefined
  // Leaving for the new draft is navigation, which is outside of React's rendering.
  useEffect(() => {
    if (!answer) return
    forgetName()
    void navigate({
      to: '/my-account/draftorder/$quoteId',
      params: { quoteId: answer.result },
      search: code === undefined ? {} : { tab: 'model-search', code },
    })
  }, [answer, code, forgetName, navigate])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (E.isRight(checked)) send({ type: 'entry.send', entry: checked.right })
  }
  const isBusy = stage === 'sending' || stage === 'done'
  return (
    <Dialog
      open
      onClose={() => !isBusy && onClose()}
      title={t('quotes.create.title')}
      description={t('quotes.create.description')}
      closeLabel={t('action.close')}
      outsidePress="kept"
      size="sm"
      footer={
        <>
          <Button onClick={() => !isBusy && onClose()}>{t('action.cancel')}</Button>
          <Button
            tone="primary"
            type="submit"
            form={formId}
            busy={isBusy}
            busyLabel={t('quotes.create.busy')}
          >
            {t('quotes.create.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack space="lg">
          {failure && (
            <Notice tone="error">{failureWords(t, failure, 'quotes.create.failed')}</Notice>
          )}
          <TextField
            label={t('quotes.create.name')}
            value={name}
            onChange={(text) => setName(withinLimit(text))}
            error={problem && t(`quotes.create.problem.${problem.kind}`)}
            autoComplete="off"
            required
          />
        </Stack>
      </form>
    </Dialog>
  )
}
