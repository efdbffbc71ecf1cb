/** The rows of a list, of quotes or of orders, while they are not there: to come, or not to be had. */
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/Button/Button.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { LoadFailure } from '../../load-failure.ts'

interface ListProps {
  /** The list whose texts are used. */
  readonly list: 'quotes' | 'orders' | 'lists' | 'shipments' | 'statement' | 'savedCarts'
}

/** Ten rows of the final size (QUOTE-19); `page` for a list that has no text of its own. */
export function ListPending({ list }: { readonly list: ListProps['list'] | 'page' }) {
  const { t } = useTranslation()
  return <SkeletonRows busyText={t(`common:loading.${list}`)} count={10} />
}

export function ListFailed({ list, error }: ListProps & Pick<ErrorComponentProps, 'error'>) {
  const { t } = useTranslation()
  const router = useRouter()
  return (
    <Notice
      tone="error"
      title={t(`common:loadFailed.${list}`)}
      actions={<Button onClick={() => void router.invalidate()}>{t('common:tryAgain')}</Button>}
    >
      {error instanceof LoadFailure
        ? failureWords(t, error.failure, 'common:networkError')
        : t('common:failure.malformed')}
    </Notice>
  )
}
