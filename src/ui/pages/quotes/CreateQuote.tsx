/** The 'Order Request Form' button and its dialog, which begins a new draft (QUOTE-16, QUOTE-17, QUOTE-18). */
import { useNavigate } from '@tanstack/react-router'
import { either as E } from 'fp-ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Quotes } from '../../../application/quote/quotes.ts'
import { readName } from '../../../domain/shared/name.ts'
import { withinLimit } from '../../../domain/shared/text-limit.ts'
import { Button } from '../../components/Button/Button.tsx'
import { usePreloadedDialog } from '../../components/Dialog/Dialog.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { PlusIcon } from '../../components/Icon/icons.ts'
import { TextField } from '../../components/TextField/TextField.tsx'
import { limitWords } from '../../i18n/limit-words.ts'
import { failureWords } from '../../i18n/failure-words.ts'
import { SubmitDialog } from '../../parts/SubmitDialog.tsx'
import { useServices } from '../../storefront-context.tsx'
import { useSubmit } from '../../use-submit.ts'
import { type FirstModel, withFirstModel } from '../../addresses/draft-order-search.ts'
import { useLazyWrite } from '../../use-lazy-write.ts'
import { useUnsentText } from '../../unsent-text.ts'

const createQuote = (quotes: Quotes, name: string) => quotes.create(name)

interface CreateQuoteProps {
  /** What the new draft is to begin with. */
  readonly first?: FirstModel | undefined
}

export function CreateQuote({ first }: CreateQuoteProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  usePreloadedDialog()
  return (
    <>
      <Button tone="primary" icon={PlusIcon} onClick={() => setOpen(true)}>
        {t('quotes:orderRequestForm')}
      </Button>
      {isOpen && <CreateQuoteDialog first={first} onClose={() => setOpen(false)} />}
    </>
  )
}

function CreateQuoteDialog({
  first = {},
  onClose,
}: CreateQuoteProps & { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const formId = useId()
  const [name, setName, forgetName] = useUnsentText('new-quote-name')
  const [isChecked, setChecked] = useState(false)
  const { stage, failure, send } = useSubmit(useLazyWrite(useServices().quotes, createQuote), {
    onDone: (quoteId) => {
      forgetName()
      void navigate({
        to: '/my-account/draftorder/$quoteId',
        params: { quoteId },
        search: withFirstModel(first),
      })
    },
  })
  const checked = readName(name)
  const problem = isChecked && E.isLeft(checked) ? checked.left : undefined
  const submit = () => {
    setChecked(true)
    if (E.isRight(checked)) send(checked.right)
  }
  return (
    <SubmitDialog
      title={t('quotes:create.title')}
      description={t('quotes:create.description')}
      submitLabel={t('quotes:create.title')}
      busyLabel={t('quotes:create.busy')}
      isBusy={stage === 'sending' || stage === 'done'}
      formId={formId}
      failure={failure && failureWords(t, failure, 'quotes:create.failed')}
      size="sm"
      onClose={onClose}
    >
      <Form id={formId} onSubmit={submit}>
        <TextField
          label={t('quotes:create.name')}
          value={name}
          onChange={(text) => setName(withinLimit(text))}
          hint={limitWords(t, name)}
          error={problem && t(`quotes:create.problem.${problem.kind}`)}
          autoComplete="off"
          required
        />
      </Form>
    </SubmitDialog>
  )
}
