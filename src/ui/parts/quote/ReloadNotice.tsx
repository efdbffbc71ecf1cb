/** The quote could not be read again, or something broke: what is shown may be old, and how to go on. */
import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/Notice/Notice.tsx'
import { TryAgain } from '../TryAgain.tsx'
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
          <TryAgain
            onAgain={() => send({ type: 'quote.reload' })}
            work={{ label: t('common:loading.quote'), isUnderWay: view.stage === 'reloading' }}
          />
        }
      >
        {failure
          ? quoteFailureWords(t, failure, 'common:networkError')
          : t('common:failure.malformed')}
      </Notice>
    </div>
  )
}
