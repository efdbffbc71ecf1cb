/** A code of one's own and the model that it stands for from now on. The last one that is saved counts; what it has written over is said. */
import { useTranslation } from 'react-i18next'
import type { OwnCodes } from '../../../application/draft-order/own-codes.ts'
import { writtenOver } from '../../../domain/draft-order/kept-code.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { WholeCodes } from '../../components/WholeCodes/WholeCodes.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import * as styles from './CustomCodesPage.css.ts'
import { useSaveCode } from './use-save-code.ts'

interface SaveCodeProps extends Pick<OwnCodes, 'save'> {
  readonly onSaved: () => void
}

export function SaveCode({ save, onSaved }: SaveCodeProps) {
  const { t } = useTranslation()
  const { code, model, failure, answer, isSending, submit, sendBack } = useSaveCode(save, onSaved)
  const over = answer && writtenOver(answer)
  return (
    <Panel title={t('codes:save.title')}>
      <Stack space="md">
        <Form className={styles.save} onSubmit={submit}>
          <TextField
            {...code}
            label={t('codes:code')}
            look="code"
            autoComplete="off"
            spellCheck={false}
          />
          <TextField
            {...model}
            label={t('codes:save.model')}
            look="code"
            autoComplete="off"
            spellCheck={false}
          />
          <Button type="submit" tone="primary" busy={isSending} busyLabel={t('common:saving')}>
            {t('common:save')}
          </Button>
        </Form>
        {failure && <Notice tone="error">{failureWords(t, failure, 'codes:save.failed')}</Notice>}
        {answer && (
          <Notice
            tone="success"
            title={
              <WholeCodes codes={[answer.code.customCode, answer.code.modelCode]}>
                {t('codes:save.done', {
                  code: answer.code.customCode,
                  model: answer.code.modelCode,
                })}
              </WholeCodes>
            }
            actions={
              over !== undefined && (
                <Button
                  size="sm"
                  onClick={() => sendBack({ customCode: answer.code.customCode, modelCode: over })}
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
