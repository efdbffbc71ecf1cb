import { useActorRef, useSelector } from '@xstate/react'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { submitOnce, submitOnceView } from '../../../application/submit-once.machine.ts'
import { type EmailProblem, emailProblem } from '../../../domain/account/credentials.ts'
import { failureWords } from '../../i18n/failure-words.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import * as styles from './SubscribeForm.css.ts'

/**
 * Signs somebody up for the newsletter: one field, one request, and a sentence where the form was. Signing
 * up twice is no mistake and answers the same.
 */
export function SubscribeForm() {
  const { t } = useTranslation()
  const { write } = useStorefront()
  const id = useId()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<EmailProblem | undefined>(undefined)
  const [machine] = useState(() => submitOnce(write.subscribe))
  const actor = useActorRef(machine)
  const { stage, failure } = useSelector(actor, submitOnceView)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = emailProblem(email)
    setProblem(found)
    if (found) document.getElementById(id)?.focus()
    else actor.send({ type: 'entry.send', entry: email.trim() })
  }
  if (stage === 'done') {
    return <Notice tone="success" title={t('shell.newsletter.done')} />
  }
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <p className={styles.title}>{t('shell.newsletter.title')}</p>
      <div className={styles.line}>
        <div className={styles.field}>
          <TextField
            id={id}
            label={t('shell.newsletter.email')}
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            spellCheck={false}
            value={email}
            onChange={setEmail}
            error={
              problem &&
              t(problem === 'required' ? 'frontend.core.required' : 'shell.newsletter.invalid')
            }
            required
          />
        </div>
        <Button type="submit" busy={stage === 'sending'} busyLabel={t('shell.newsletter.busy')}>
          {t('shell.newsletter.submit')}
        </Button>
      </div>
      {failure && (
        <Notice tone="error">{failureWords(t, failure, 'shell.newsletter.failed')}</Notice>
      )}
    </form>
  )
}
