import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Account } from '../../domain/account/account.ts'
import { useSignInWithReturn } from '../addresses/sign-in-link.ts'
import { useAccount } from '../use-account.ts'
import { buttonLook } from '../components/Button/Button.css.ts'
import { Icon } from '../components/Icon/Icon.tsx'
import { CircleUserIcon } from '../components/Icon/icons.ts'
import * as styles from './AccountBubble.css.ts'
import { AccountLinks } from './MenuLinks.tsx'
import { WaitingCount } from './WaitingCount.tsx'
import { PageDisclosure } from './PageDisclosure.tsx'

/** The account menu: a way to sign in for visitors and guests, a greeting and links for customers (SHELL-14). */
export function AccountBubble() {
  const account = useAccount()
  return account ? <CustomerBubble account={account} /> : <VisitorBubble />
}

function VisitorBubble() {
  const { t } = useTranslation()
  const here = useLocation({ select: (location) => location.href })
  // From the home page the usual landing is the better place to come to.
  const withReturn = useSignInWithReturn()
  const signIn = here === '/' ? ({ to: '/my-account/login' } as const) : withReturn
  return (
    <Link {...signIn} className={`${buttonLook({ tone: 'quiet' })} ${styles.link}`}>
      <Icon of={CircleUserIcon} />
      <span className={styles.greeting}>{t('common:shell.signIn')}</span>
    </Link>
  )
}

function CustomerBubble({ account }: { readonly account: Account }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('common:shell.accountNavigation')} className={styles.bubble}>
      <Link to="/my-account/profile" className={`${buttonLook({ tone: 'quiet' })} ${styles.link}`}>
        <Icon of={CircleUserIcon} />
        <span className={styles.greeting}>
          {account.firstName === ''
            ? t('common:shell.yourAccount')
            : t('common:shell.greeting', { name: account.firstName })}
        </span>
      </Link>
      <WaitingCount />
      <div className={styles.more}>
        <PageDisclosure label={t('common:shell.accountMenu')} look="mark" align="end">
          {() => <AccountLinks account={account} />}
        </PageDisclosure>
      </div>
    </nav>
  )
}
