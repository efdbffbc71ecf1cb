/** The quote could not be read again, or something broke: what is shown may be old, and how to go on. */
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/Button/Button.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { quoteFailureWords } from './quote-failure-words.ts'
import type { OpenQuote } from './use-quote.ts'

export function ReloadNotice({ quote: { view, send } }: { readonly quote: OpenQuote }) {
  const { t } = useTranslation()
  const failure = view.failures.get('reload')
  if (!failure && view.stage !== 'broken') return null
  return (
    <div id="reload">
      <Notice
        tone="error"
        title={t('quote:reloadFailed')}
        actions={
          <Button onClick={() => send({ type: 'quote.reload' })}>{t('common:tryAgain')}</Button>
        }
      >
        {failure
          ? quoteFailureWords(t, failure, 'common:networkError')
          : t('common:failure.malformed')}
      </Notice>
    </div>
  )
}
