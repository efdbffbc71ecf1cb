/**
 * The home page: a customer's own work first; a way in by working point and by code, the company in figures, machines,
 * types, how the shop works, and what there is to read.
 */
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { either as E } from 'fp-ts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/Button/Button.tsx'
import { Container } from '../../components/Container/Container.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PageDescription } from '../../components/PageDescription/PageDescription.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { useLazyWithTexts } from '../../i18n/use-lazy-with-texts.ts'
import { lazy, Loaded } from '../../lazy.tsx'
import { useAccount } from '../../use-account.ts'
import { Hero } from './Hero.tsx'
import * as styles from './HomePage.css.ts'
import { HowItWorks } from './HowItWorks.tsx'
import { NearPart } from './NearPart.tsx'
import { TypeCards } from './TypeCards.tsx'
import { useHomeHeight } from './use-home-height.ts'

const home = getRouteApi('/')

const applications = lazy(async () => (await import('./Applications.tsx')).Applications)
const homeContent = lazy(async () => (await import('./HomeContent.tsx')).HomeContent)
const waitingAtHome = lazy(async () => (await import('./WaitingAtHome.tsx')).WaitingAtHome)

export function HomePage() {
  const { t } = useTranslation()
  const router = useRouter()
  const listing = home.useLoaderData()
  return (
    <Stack space="huge">
      <PageDescription of={t('home:lead')} />
      <Waiting />
      <Hero />
      <NearPart of={applications} />
      <Container>
        <Stack space="lg" as="section">
          <Heading level={2}>{t('home:types')}</Heading>
          {E.isRight(listing) ? (
            <TypeCards types={listing.right.productTypes} />
          ) : (
            <Notice
              tone="error"
              title={t('home:typesFailed')}
              actions={
                <Button onClick={() => void router.invalidate()}>{t('common:tryAgain')}</Button>
              }
            >
              {failureWords(t, listing.left, 'common:networkError')}
            </Notice>
          )}
        </Stack>
      </Container>
      <HowItWorks />
      <NearPart of={homeContent} />
    </Stack>
  )
}

/** For customers only; its code and words come after the page, which keeps the room that they took last. */
function Waiting() {
  const account = useAccount()
  const waiting = useLazyWithTexts(waitingAtHome, ['account'])
  const [place, fill] = useHomeHeight()
  return (
    <div ref={place} className={styles.work}>
      {account && (
        <Loaded of={waiting} onFailed={fill}>
          {(WaitingAtHome) => <WaitingAtHome key={account.id} onSettled={fill} />}
        </Loaded>
      )}
    </div>
  )
}
