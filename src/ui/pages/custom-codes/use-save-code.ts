/** The two fields by which a code is saved, what is wrong with them, and the write itself. */
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnCodes } from '../../../application/draft-order/own-codes.ts'
import { addressedModel, isProductLink } from '../../../domain/catalogue/model-address.ts'
import type { KeptCode } from '../../../domain/draft-order/kept-code.ts'
import { withinLimit } from '../../../domain/shared/text-limit.ts'
import { useSubmit } from '../../use-submit.ts'

const nothing = { customCode: '', model: '' }

/** `onSaved` is told of each code that is saved. */
export function useSaveCode(save: OwnCodes['save'], onSaved: () => void) {
  const { t } = useTranslation()
  const [customCode, setCustomCode] = useState('')
  const [model, setModel] = useState('')
  const [isChecked, setChecked] = useState(false)
  // What stood in the fields when it was sent: what has been typed since then stays.
  const [sent, setSent] = useState(nothing)
  const field = useRef<HTMLInputElement>(null)
  const saving = useSubmit(save, {
    onDone: () => {
      onSaved()
      const isNewer = customCode !== sent.customCode || model !== sent.model
      if (customCode === sent.customCode) setCustomCode('')
      if (model === sent.model) setModel('')
      setChecked(false)
      if (!isNewer) field.current?.focus()
    },
  })
  const { failure } = saving
  const type = (set: (text: string) => void) => (text: string) => {
    set(withinLimit(text))
    saving.dismissFailure()
    saving.dismissAnswer()
  }
  const submit = () => {
    setChecked(true)
    if (customCode.trim() === '' || model.trim() === '' || isProductLink(model)) return
    saving.dismissAnswer()
    setSent({ customCode, model })
    saving.send({ customCode: customCode.trim(), modelCode: addressedModel(model) })
  }
  /** Saves a code once more, which is in none of the fields. */
  const sendBack = (code: KeptCode) => {
    saving.dismissAnswer()
    setSent(nothing)
    saving.send(code)
  }
  const missing = (text: string) =>
    isChecked && text.trim() === '' ? t('common:required') : undefined
  const linked = isChecked && isProductLink(model) ? t('codes:save.product') : undefined
  const refusals = failure?.kind === 'refused' ? failure.fields : undefined
  const refusedAs = (name: string) => refusals?.get(name)?.join(' ')
  const atField = { code: refusedAs('customCode'), model: refusedAs('modelNumber') }
  const isSaid = atField.code !== undefined || atField.model !== undefined
  return {
    code: {
      ref: field,
      value: customCode,
      onChange: type(setCustomCode),
      error: missing(customCode) ?? atField.code,
    },
    model: {
      value: model,
      onChange: type(setModel),
      error: missing(model) ?? linked ?? atField.model,
    },
    /** What no field says. */
    failure: isSaid ? undefined : failure,
    answer: saving.answer?.result,
    isSending: saving.isSending,
    submit,
    sendBack,
  }
}
