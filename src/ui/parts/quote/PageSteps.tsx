/** One page of lines on, or one back. */
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/Button/Button.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Text } from '../../components/Text/Text.tsx'

interface PageStepsProps {
  readonly page: number
  readonly pageCount: number
  readonly onPage: (page: number) => void
}

export function PageSteps({ page, pageCount, onPage }: PageStepsProps) {
  const { t } = useTranslation()
  return (
    <Inline justify="between">
      <Button
        size="sm"
        onClick={() => onPage(page - 1)}
        {...reasonAt(page <= 1, t('quote:items.firstPage'))}
      >
        {t('common:previous')}
      </Button>
      <Text size="small" tone="soft">
        {t('common:pageOf', { page, pageCount })}
      </Text>
      <Button
        size="sm"
        onClick={() => onPage(page + 1)}
        {...reasonAt(page >= pageCount, t('quote:items.lastPage'))}
      >
        {t('common:next')}
      </Button>
    </Inline>
  )
}

function reasonAt(isAtEnd: boolean, reason: string) {
  return isAtEnd ? { reason, reasonLook: 'announced' as const } : {}
}
