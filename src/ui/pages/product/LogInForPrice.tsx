import { useTranslation } from 'react-i18next'
import { LoginNotice } from '../../components/LoginNotice/LoginNotice.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { loginNoticeWords } from '../../i18n/login-notice-words.ts'
import { routerLink } from '../../addresses/router-link.tsx'
import { useSignInHref } from '../../addresses/sign-in-link.ts'
import { useIsKnown } from '../../use-account.ts'
import * as styles from './PricePanel.css.ts'

interface LogInForPriceProps {
  /** The price is public and shown: signing in leads further, not to it. */
  readonly isPriceShown: boolean
}

/** Shows a visitor, in place of the price, the way to sign in and come back to this page (CAT-19, PRICE-17). */
export function LogInForPrice({ isPriceShown }: LogInForPriceProps) {
  const { t } = useTranslation()
  const isKnown = useIsKnown()
  const signInHref = useSignInHref()
  // A token most likely belongs to a customer, so the login is offered only once that is settled.
  if (!isKnown) return <Skeleton shape="line" width="half" />
  return (
    <div className={styles.forVisitors}>
      <LoginNotice
        words={{
          ...loginNoticeWords(t),
          ...(isPriceShown && { message: t('price:loginForQuote') }),
        }}
        signInHref={signInHref}
        renderLink={routerLink}
      />
    </div>
  )
}
