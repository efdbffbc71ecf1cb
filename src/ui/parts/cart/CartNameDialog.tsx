/** Asks what a saved cart is called (ACCT-02). What was typed stays until it was taken. */
import { either as E } from 'fp-ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type CartNameProblem,
  readCartName,
  type SavedCart,
} from '../../../domain/cart/saved-cart.ts'
import { textLimit, withinLimit } from '../../../domain/shared/text-limit.ts'
import { Form } from '../../components/Form/Form.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { SubmitDialog } from '../SubmitDialog.tsx'

interface CartNameDialogProps {
  readonly title: string
  readonly description?: string
  readonly submitLabel: string
  /** Stands in the field until something is typed. */
  readonly suggestion: string
  /** The saved carts whose names are taken, as far as they are known. */
  readonly others: readonly SavedCart[]
  readonly isBusy: boolean
  readonly failure: string | undefined
  readonly onName: (name: string) => void
  readonly onClose: () => void
}

export function CartNameDialog(props: CartNameDialogProps) {
  const { suggestion, others, isBusy, onName } = props
  const { t } = useTranslation()
  const formId = useId()
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<CartNameProblem['kind']>()
  const name = typed ?? suggestion
  const words = {
    required: t('common:required'),
    'too-long': t('common:atMostCharacters', { most: textLimit }),
    taken: t('cart:saved.taken'),
  }
  const submit = () => {
    const read = readCartName(name, others)
    setProblem(E.isLeft(read) ? read.left.kind : undefined)
    if (E.isRight(read) && !isBusy) onName(read.right)
  }
  return (
    <SubmitDialog
      title={props.title}
      description={props.description}
      submitLabel={props.submitLabel}
      busyLabel={t('common:saving')}
      isBusy={isBusy}
      formId={formId}
      failure={props.failure}
      size="sm"
      onClose={props.onClose}
    >
      <Form id={formId} onSubmit={submit}>
        <TextField
          label={t('cart:saved.name')}
          value={name}
          onChange={(text) => {
            setProblem(undefined)
            setTyped(withinLimit(text))
          }}
          error={problem && words[problem]}
          autoComplete="off"
          required
        />
      </Form>
    </SubmitDialog>
  )
}
