/** A code of one's own and the model that it stands for from now on. The last one that is saved counts; what it has written over is said. */
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnCodes } from '../../../application/draft-order/own-codes.ts'
import { addressedModel, isProductLink } from '../../../domain/catalogue/model-address.ts'
import { writtenOver } from '../../../domain/draft-order/kept-code.ts'
import { withinLimit } from '../../../domain/shared/text-limit.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { useSubmit } from '../../use-submit.ts'
import * as styles from './CustomCodesPage.css.ts'

interface SaveCodeProps extends Pick<OwnCodes, 'save'> {
  readonly onSaved: () => void
}

export function SaveCode({ save, onSaved }: SaveCodeProps) {
  const { t } = useTranslation()
  const [customCode, setCustomCode] = useState('')
  const [model, setModel] = useState('')
  const [isChecked, setChecked] = useState(false)
  // What stood in the fields when it was sent: what has been typed since then stays.
  const [sent, setSent] = useState({ customCode: '', model: '' })
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
  const { failure, answer } = saving
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
  const missing = (text: string) =>
    isChecked && text.trim() === '' ? t('common:required') : undefined
  const linked = isChecked && isProductLink(model) ? t('codes:save.product') : undefined
  const refusals = failure?.kind === 'refused' ? failure.fields : undefined
  const refusedAs = (name: string) => refusals?.get(name)?.join(' ')
  const atField = { code: refusedAs('customCode'), model: refusedAs('modelNumber') }
  const isSaid = atField.code !== undefined || atField.model !== undefined
  const over = answer && writtenOver(answer.result)
  return (
    <Panel title={t('codes:save.title')}>
      <Stack space="md">
        <Form className={styles.save} onSubmit={submit}>
          <TextField
            ref={field}
            label={t('codes:code')}
            value={customCode}
            onChange={type(setCustomCode)}
            error={missing(customCode) ?? atField.code}
            look="code"
            autoComplete="off"
            spellCheck={false}
          />
          <TextField
            label={t('codes:save.model')}
            value={model}
            onChange={type(setModel)}
            error={missing(model) ?? linked ?? atField.model}
            look="code"
            autoComplete="off"
            spellCheck={false}
          />
          <Button
            type="submit"
            tone="primary"
            busy={saving.isSending}
            busyLabel={t('common:saving')}
          >
            {t('common:save')}
          </Button>
        </Form>
        {failure && !isSaid && (
          <Notice tone="error">{failureWords(t, failure, 'codes:save.failed')}</Notice>
        )}
        {answer && (
          <Notice
            tone="success"
            title={t('codes:save.done', {
              code: answer.result.code.customCode,
              model: answer.result.code.modelCode,
            })}
            actions={
              over !== undefined && (
                <Button
                  size="sm"
                  onClick={() => {
                    saving.dismissAnswer()
                    setSent({ customCode: '', model: '' })
                    saving.send({ customCode: answer.result.code.customCode, modelCode: over })
                  }}
                >
                  {t('codes:save.back', { model: over })}
                </Button>
              )
            }
          >
            {over === undefined ? t('codes:save.doneNext') : t('codes:save.over', { model: over })}
          </Notice>
        )}
      </Stack>
    </Panel>
  )
}
