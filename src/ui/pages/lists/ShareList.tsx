/** Shares a list by a link, shows the link, and ends it. */
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Lists } from '../../../application/wish-list/lists.ts'
import type { WishList } from '../../../domain/wish-list/wish-list.ts'
import { Button } from '../../components/Button/Button.tsx'
import { SendIcon } from '../../components/Icon/icons.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { useSubmit } from '../../use-submit.ts'

interface ShareListProps extends Pick<Lists, 'setShared'> {
  readonly list: WishList
}

export function ShareList({ setShared, list: { id, shareKey } }: ShareListProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const { isSending, failure, send, dismissAnswer } = useSubmit(setShared, {
    onDone: () => {
      dismissAnswer()
      void router.invalidate()
    },
  })
  const isShared = shareKey !== undefined
  const press = (
    <Button
      icon={isShared ? undefined : SendIcon}
      busy={isSending}
      busyLabel={t('common:saving')}
      onClick={() => send({ id, isShared: !isShared })}
    >
      {t(isShared ? 'account:share.stop' : 'account:share.start')}
    </Button>
  )
  const problem = failure && (
    <Notice tone="error">{failureWords(t, failure, 'account:share.failed')}</Notice>
  )
  if (!isShared) {
    return (
      <Stack space="sm" align="start">
        {press}
        {problem}
      </Stack>
    )
  }
  const { href } = router.buildLocation({
    to: '/my-account/shared-list/$shareKey',
    params: { shareKey },
  })
  return (
    <Panel title={t('account:share.title')}>
      <Stack space="md">
        <p>{t('account:share.text')}</p>
        <TextField
          label={t('account:share.link')}
          value={`${window.location.origin}${href}`}
          onChange={() => undefined}
          readOnly
          look="code"
        />
        <div>{press}</div>
        {problem}
      </Stack>
    </Panel>
  )
}
