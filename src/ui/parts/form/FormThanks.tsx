/** What stands where the form was: thanks, or what is still missing (FORM-23). */
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isRetriable } from '../../../application/form/form-entry.view.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { SanitisedHtml } from '../../components/SanitisedHtml/SanitisedHtml.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { thanksWords } from '../../i18n/form-words.ts'
import { useLangOf } from '../../use-written.ts'
import * as styles from './DynamicForm.css.ts'
import type { FormPieceProps } from './form-props.ts'

interface FormThanksProps extends Pick<FormPieceProps, 'view'> {
  /** The ways on. */
  readonly further?: ReactNode
}

export function FormThanks({ view, further }: FormThanksProps) {
  const { t } = useTranslation()
  const langOf = useLangOf()
  const heading = useFocusOnArrival()
  return (
    <div className={styles.thanks}>
      <Heading level={2} ref={heading}>
        {t('form:sent')}
      </Heading>
      <div lang={view.form.successHtml === undefined ? undefined : langOf(view.form.writtenIn)}>
        <SanitisedHtml html={thanksWords(t, view.form)} />
      </div>
      {further}
    </div>
  )
}

/** The answers have arrived; thanks must not hide that a file has not. */
export function MissingFiles({ view, send }: FormPieceProps) {
  const { t } = useTranslation()
  const heading = useFocusOnArrival()
  const missing = view.uploads.filter(({ stage }) => stage === 'failed')
  const canTryAgain = missing.some(isRetriable)
  return (
    <div className={styles.missing}>
      <Heading level={2} ref={heading}>
        {t('form:files.missing', { count: missing.length })}
      </Heading>
      <ul>
        {missing.map(({ code, file, failure }) => (
          <li key={code}>
            <bdi>{file.name}</bdi>: {failure && failureWords(t, failure, 'form:files.refused')}
          </li>
        ))}
      </ul>
      {canTryAgain ? (
        <div>
          <Button tone="primary" onClick={() => send({ type: 'uploads.retry' })}>
            {t('form:files.retry')}
          </Button>
        </div>
      ) : (
        <Notice tone="warning">{t('form:files.otherWay')}</Notice>
      )}
    </div>
  )
}

/** The button that had the focus is gone: the focus goes to what took the place of the form. */
function useFocusOnArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return heading
}
