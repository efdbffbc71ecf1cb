/** The page while staff act: for whom, why, and the end. */
import { useTranslation } from 'react-i18next'
import { type Account, fullName } from '../../../domain/account/account.ts'
import type { Acting } from '../../../domain/account/acting.ts'
import { Button } from '../../components/Button/Button.tsx'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { useEndActing } from '../../parts/acting/use-end-acting.ts'

interface PresentActingProps {
  readonly account: Account
  readonly acting: Acting
}

export function PresentActing({ account, acting }: PresentActingProps) {
  const { t } = useTranslation()
  const { end, isEnding, hasFailed } = useEndActing()
  const name = fullName(account)
  return (
    <Stack space="xl">
      <PageHeading
        title={t('acting:present.title', { name })}
        lead={t('acting:present.lead', { company: account.company || name })}
      />
      {hasFailed && <Notice tone="error">{t('acting:banner.failed')}</Notice>}
      <Panel title={t('acting:banner.label')}>
        <Stack space="lg">
          <DescriptionList
            items={[
              { term: t('acting:field.email'), description: <bdi>{account.email}</bdi> },
              { term: t('acting:field.reason'), description: <bdi>{acting.reason}</bdi> },
            ]}
          />
          <Inline>
            <Button tone="primary" busy={isEnding} busyLabel={t('acting:ending')} onClick={end}>
              {t('acting:end')}
            </Button>
          </Inline>
        </Stack>
      </Panel>
    </Stack>
  )
}
