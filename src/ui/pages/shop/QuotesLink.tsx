/** The way from words that products were searched with to the customer's quotes that have them. */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { Text } from '../../components/Text/Text.tsx'

export function QuotesLink({ keyword }: { readonly keyword: string }) {
  const { t } = useTranslation()
  return (
    <Text>
      <Link to="/my-account/quotes" search={{ keyword, find: true }} className={linkLook()}>
        {t('search:inQuotes', { text: keyword })}
      </Link>
    </Text>
  )
}
