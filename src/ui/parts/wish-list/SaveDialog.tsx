/** Chooses the list that a product is put on. Its code comes when the dialog is first opened. */
import { either as E } from 'fp-ts'
import { useId, useState } from 'react'
import type { Lists } from '../../../application/wish-list/lists.ts'
import { useTranslation } from 'react-i18next'
import { readName } from '../../../domain/shared/name.ts'
import type { TextProblem } from '../../../domain/shared/required-text.ts'
import { withinLimit } from '../../../domain/shared/text-limit.ts'
import {
  type ListedGoods,
  type ListWish,
  wishListId,
  type WishListRow,
} from '../../../domain/wish-list/wish-list.ts'
import { Form } from '../../components/Form/Form.tsx'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { ReadFailed } from '../ReadFailed.tsx'
import { SubmitDialog } from '../SubmitDialog.tsx'
import { useProgram } from '../../use-program.ts'
import { useSubmit } from '../../use-submit.ts'
import { type Saved, WhatToSave } from './WhatToSave.tsx'

interface SaveDialogProps extends ListedGoods {
  readonly lists: Lists
  readonly onClose: () => void
}

export function SaveDialog({ lists, skuId, model, onClose }: SaveDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const [reading, again] = useProgram(lists.all)
  const { isSending, failure, send } = useSubmit(lists.add, { onDone: onClose })
  return (
    <SubmitDialog
      title={t('product:list.add')}
      submitLabel={t('product:list.save')}
      busyLabel={t('product:list.busy')}
      isBusy={isSending}
      formId={formId}
      failure={failure && failureWords(t, failure, 'product:list.failed')}
      size="sm"
      onClose={onClose}
    >
      {reading.kind === 'waiting' && (
        <SkeletonRows busyText={t('product:list.loading')} count={1} />
      )}
      {reading.kind === 'failed' && (
        <ReadFailed failure={reading.failure} fallbackKey="product:list.failed" onAgain={again} />
      )}
      {reading.kind === 'read' && (
        <WhichList
          formId={formId}
          lists={reading.answer}
          modelCode={model?.code}
          onChoose={(list, saved) =>
            send({ skuId, model: saved === 'model' ? model : undefined, list })
          }
        />
      )}
    </SubmitDialog>
  )
}

interface WhichListProps {
  readonly formId: string
  readonly lists: readonly WishListRow[]
  /** Undefined where there is nothing but the product. */
  readonly modelCode: string | undefined
  readonly onChoose: (list: ListWish['list'], saved: Saved) => void
}

/** The list that is chosen; none chosen means a new one. */
function listOf(chosen: string, newName: string): E.Either<TextProblem, ListWish['list']> {
  if (chosen !== '') return E.right({ id: wishListId(chosen) })
  const name = readName(newName)
  return E.isLeft(name) ? name : E.right({ newName: name.right })
}

function WhichList({ formId, lists, modelCode, onChoose }: WhichListProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<string>(lists[0]?.id ?? '')
  const [newName, setNewName] = useState(lists.length === 0 ? t('common:favorites') : '')
  const [isMissing, setMissing] = useState(false)
  const [saved, setSaved] = useState<Saved>('model')
  const isNew = chosen === ''
  const submit = () => {
    const list = listOf(chosen, newName)
    setMissing(E.isLeft(list))
    if (E.isRight(list)) onChoose(list.right, saved)
  }
  return (
    <Form id={formId} onSubmit={submit}>
      <Stack space="lg">
        {modelCode !== undefined && (
          <WhatToSave code={modelCode} value={saved} onChange={setSaved} />
        )}
        {lists.length > 0 && (
          <SelectField
            label={t('common:list')}
            value={chosen}
            onChange={setChosen}
            emptyText={t('product:list.new')}
            choices={lists.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        {isNew && (
          <TextField
            label={t('product:list.newName')}
            value={newName}
            onChange={(text) => setNewName(withinLimit(text))}
            error={isMissing ? t('common:required') : undefined}
            autoComplete="off"
            required
          />
        )}
      </Stack>
    </Form>
  )
}
