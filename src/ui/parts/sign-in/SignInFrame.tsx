import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card/Card.tsx'
import { Container } from '../../components/Container/Container.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { CalculatorIcon, CommentIcon, FileIcon } from '../../components/Icon/icons.ts'
import { PageDescription } from '../../components/PageDescription/PageDescription.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { NeedsScripts } from '../NeedsScripts.tsx'
import * as styles from './SignInFrame.css.ts'

interface SignInFrameProps {
  readonly title: string
  readonly lead?: string | undefined
  readonly children: ReactNode
}

const benefits = [
  { icon: CalculatorIcon, key: 'signIn:aside.price' },
  { icon: FileIcon, key: 'signIn:aside.quote' },
  { icon: CommentIcon, key: 'signIn:aside.review' },
] as const

/** The frame of the pages on which one comes and goes: the form, and beside it what an account is good for. */
export function SignInFrame({ title, lead, children }: SignInFrameProps) {
  const { t } = useTranslation()
  return (
    <Container width="wide">
      <PageDescription of={lead ?? t('signIn:lead')} />
      <div className={styles.columns}>
        <div className={styles.form}>
          <header className={styles.head}>
            <Heading level={1}>{title}</Heading>
            {lead !== undefined && <Text tone="soft">{lead}</Text>}
          </header>
          <NeedsScripts />
          <Card>{children}</Card>
        </div>
        <aside className={styles.aside} aria-labelledby="with-an-account">
          <p id="with-an-account" className={styles.asideTitle}>
            {t('signIn:aside.title')}
          </p>
          <ul className={styles.benefits}>
            {benefits.map(({ icon, key }) => (
              <li key={key} className={styles.benefit}>
                <Icon of={icon} />
                <span>{t(key)}</span>
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </Container>
  )
}
