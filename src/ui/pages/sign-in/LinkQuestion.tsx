/** Asks before a sign-in link replaces the signed-in customer: the account never changes without a click (T04). */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { overviewPath } from '../../../domain/account/access.ts'
import { Button } from '../../components/Button/Button.tsx'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { SignInFrame } from '../../parts/sign-in/SignInFrame.tsx'
import { useAccount } from '../../use-account.ts'

interface LinkQuestionProps {
  readonly busy: boolean
  readonly onGoOn: () => void
}

export function LinkQuestion({ busy, onGoOn }: LinkQuestionProps) {
  const { t } = useTranslation()
  const account = useAccount()
  const name = account ? `${account.firstName} ${account.lastName}`.trim() || account.email : ''
  return (
    <SignInFrame title={t('credentials:byLink.title')}>
      <Stack space="lg">
        {account && <Text weight="medium">{t('credentials:byLink.question', { name })}</Text>}
        <Text tone="soft">{t('credentials:byLink.text')}</Text>
        <Inline>
          <Link to={overviewPath} replace className={buttonLook({ tone: 'primary' })}>
            {t('credentials:stay')}
          </Link>
          <Button busy={busy} busyLabel={t('signIn:busy')} onClick={onGoOn}>
            {t('credentials:byLink.goOn')}
          </Button>
        </Inline>
      </Stack>
    </SignInFrame>
  )
}
