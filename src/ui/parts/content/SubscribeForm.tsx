import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Accounts } from '../../../application/account/accounts.ts'
import { useServices } from '../../storefront-context.tsx'
import { useLazyWrite } from '../../use-lazy-write.ts'
import { failureWords } from '../../i18n/failure-words.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { needsScripts } from '../../components/NeedsScripts/NeedsScripts.css.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { useEmailEntry } from '../use-email-entry.ts'
import * as styles from './SubscribeForm.css.ts'

const subscribe = (accounts: Accounts, email: string) => accounts.subscribe(email)

/**
 * Signs an email address up for the newsletter: one required field (FORM-05), one request, and a sentence in place
 * of the form. Signing up twice is no mistake and answers the same. Without scripts it says in its place that it needs them.
 */
export function SubscribeForm() {
  const { t } = useTranslation()
  const id = useId()
  const { stage, failure, problem, submit, field } = useEmailEntry(
    useLazyWrite(useServices().accounts, subscribe),
    id,
  )
  if (stage === 'done') {
    return <Notice tone="success" title={t('common:shell.newsletter.done')} />
  }
  return (
    <div className={styles.form}>
      <p className={styles.title}>{t('common:shell.newsletter.title')}</p>
      <noscript>
        <p className={styles.needs}>{t('common:shell.newsletter.needsScripts')}</p>
      </noscript>
      <Form onSubmit={submit} className={`${styles.form} ${needsScripts}`}>
        <div className={styles.line}>
          <div className={styles.field}>
            <TextField
              {...field}
              label={t('common:shell.newsletter.email')}
              autoComplete="email"
              error={
                problem &&
                t(problem === 'required' ? 'common:required' : 'common:shell.newsletter.invalid')
              }
            />
          </div>
          <Button
            type="submit"
            busy={stage === 'sending'}
            busyLabel={t('common:shell.newsletter.busy')}
          >
            {t('common:shell.newsletter.submit')}
          </Button>
        </div>
        {failure && (
          <Notice tone="error">{failureWords(t, failure, 'common:shell.newsletter.failed')}</Notice>
        )}
      </Form>
    </div>
  )
}
