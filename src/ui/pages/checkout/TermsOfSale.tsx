/** The terms of sale of the site: read in a tab of their own, so that the order stays where it is, and accepted here. */
import { useTranslation } from 'react-i18next'
import { addressIn } from '../../../domain/content/language-address.ts'
import { useLinkLocale } from '../../components/Link/link-locale.ts'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'

interface TermsOfSaleProps {
  /** Path of their page. */
  readonly page: string
  readonly isAccepted: boolean
  readonly onAccept: (isAccepted: boolean) => void
}

export function TermsOfSale({ page, isAccepted, onAccept }: TermsOfSaleProps) {
  const { t } = useTranslation()
  return (
    <Stack space="sm">
      <Checkbox
        id="terms-of-sale"
        label={t('checkout:terms.accept')}
        checked={isAccepted}
        required
        onChange={onAccept}
      />
      <p>
        <a
          href={addressIn(useLinkLocale(), `/${page}`)}
          target="_blank"
          rel="noopener"
          className={linkLook()}
        >
          {t('checkout:terms.read')}
        </a>
      </p>
    </Stack>
  )
}
