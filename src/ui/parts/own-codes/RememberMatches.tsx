/** Asks whether codes that were matched by hand are to be remembered, and says what became of it. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PortFailure } from '../../../application/failure.ts'
import type { OwnCodes } from '../../../application/draft-order/own-codes.ts'
import {
  type KeptCode,
  type SavedCodes,
  writtenOver,
} from '../../../domain/draft-order/kept-code.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { WholeCodes } from '../../components/WholeCodes/WholeCodes.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { useSubmit } from '../../use-submit.ts'

/** As many as are named; the others are counted. */
const named = 5

interface RememberMatchesProps extends Pick<OwnCodes, 'saveAll'> {
  readonly matches: readonly KeptCode[]
  readonly onKept: (codes: readonly string[]) => void
  /** They are remembered, or not to be. */
  readonly onSettled: (codes: readonly KeptCode[]) => void
}

export function RememberMatches({ matches, saveAll, onKept, onSettled }: RememberMatchesProps) {
  const { t } = useTranslation()
  const { notify } = useStorefront()
  const [failed, setFailed] = useState<SavedCodes<PortFailure>['failed']>([])
  const saving = useSubmit(saveAll, {
    onDone: (outcome) => {
      const { saved } = outcome
      const codes = saved.map(({ code }) => code.customCode).join(', ')
      const over = saved.flatMap((each) => {
        const before = writtenOver(each)
        return before === undefined ? [] : `${each.code.customCode} (${before})`
      })
      if (saved.length === 1) {
        notify({ tone: 'success', key: 'codes:match.done', values: { codes } })
      }
      if (saved.length > 1) {
        const values = { codes, number: String(saved.length) }
        notify({ tone: 'success', key: 'codes:match.doneSeveral', values })
      }
      if (over.length > 0) {
        const key = over.length === 1 ? 'codes:match.over' : 'codes:match.overSeveral'
        notify({ tone: 'info', key, values: { codes: over.join(', ') } })
      }
      setFailed(outcome.failed)
      saving.dismissAnswer()
      onSettled(saved.map(({ code }) => code))
      if (saved.length > 0) onKept(saved.map(({ code }) => code.customCode))
    },
  })
  const shown = matches.slice(0, named)
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
            onClick={() => {
              setFailed([])
              saving.send(matches)
            }}
          >
            {t('codes:match.save')}
          </Button>
          <Button size="sm" tone="quiet" onClick={() => onSettled(matches)}>
            {t('codes:match.leave')}
          </Button>
        </>
      }
    >
      <WholeCodes codes={shown.flatMap(({ customCode, modelCode }) => [customCode, modelCode])}>
        {shown.map(({ customCode, modelCode }) => `${customCode} = ${modelCode}`).join(' · ')}
      </WholeCodes>
      {more > 0 && ` · ${t('codes:match.more', { count: more })}`}
      {failed.length > 0 && (
        <div role="alert">
          {failed.slice(0, named).map(({ code, failure }) => (
            <p key={code.customCode}>
              <WholeCodes codes={[code.customCode]}>
                {t('codes:match.failed', { code: code.customCode })}
              </WholeCodes>{' '}
              {failureWords(t, failure, 'codes:save.failed')}
            </p>
          ))}
          {failed.length > named && (
            <p>{t('codes:match.more', { count: failed.length - named })}</p>
          )}
        </div>
      )}
    </Notice>
  )
}
