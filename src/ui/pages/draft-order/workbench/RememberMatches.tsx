/** Asks whether codes that were matched by hand are to be remembered, and says what became of it. */
import { useTranslation } from 'react-i18next'
import type { OwnCodes } from '../../../../application/draft-order/own-codes.ts'
import type { KeptCode } from '../../../../domain/draft-order/kept-code.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { failureWords } from '../../../i18n/failure-words.ts'
import { useStorefront } from '../../../storefront-context.tsx'
import { useSubmit } from '../../../use-submit.ts'

/** As many as are named; the others are counted. */
const named = 5

interface RememberMatchesProps extends Pick<OwnCodes, 'saveAll'> {
  readonly matches: readonly KeptCode[]
  /** They are remembered, or not to be. */
  readonly onSettled: (codes: readonly KeptCode[]) => void
}

export function RememberMatches({ matches, saveAll, onSettled }: RememberMatchesProps) {
  const { t } = useTranslation()
  const { notify } = useStorefront()
  const saving = useSubmit(saveAll, {
    onDone: (saved) => {
      notify({
        tone: 'success',
        key: 'codes:match.done',
        values: { codes: saved.map(({ code }) => code.customCode).join(', ') },
      })
      saving.dismissAnswer()
      onSettled(saved.map(({ code }) => code))
    },
  })
  const { failure } = saving
  const more = matches.length - named
  return (
    <Notice
      tone="info"
      announce="silent"
      title={t('codes:match.title', { count: matches.length })}
      actions={
        <>
          <Button
            size="sm"
            busy={saving.isSending}
            busyLabel={t('common:saving')}
            onClick={() => saving.send(matches)}
          >
            {t('codes:match.save')}
          </Button>
          <Button size="sm" tone="quiet" onClick={() => onSettled(matches)}>
            {t('codes:match.leave')}
          </Button>
        </>
      }
    >
      {matches
        .slice(0, named)
        .map(({ customCode, modelCode }) => `${customCode} = ${modelCode}`)
        .join(' · ')}
      {more > 0 && ` · ${t('codes:match.more', { count: more })}`}
      {failure && <p role="alert">{failureWords(t, failure, 'codes:save.failed')}</p>}
    </Notice>
  )
}
