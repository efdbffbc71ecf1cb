/** The way from words that products were searched with to the customer's quotes that have them. */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { withinLimit } from '../../../domain/shared/text-limit.ts'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { Text } from '../../components/Text/Text.tsx'

/** As much of the words as fits beside the others on a phone. */
const shown = 20

export function QuotesLink({ keyword }: { readonly keyword: string }) {
  const { t } = useTranslation()
  return (
    <Text>
      <Link to="/my-account/quotes" search={{ keyword, find: true }} className={linkLook()}>
        {t('search:inQuotes', { text: withinLimit(keyword, shown) })}
      </Link>
    </Text>
  )
}
