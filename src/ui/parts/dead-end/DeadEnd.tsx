import type { ReactNode } from 'react'
import { Container } from '../../components/Container/Container.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { type Drawing, Icon } from '../../components/Icon/Icon.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Text } from '../../components/Text/Text.tsx'
import * as styles from './DeadEnd.css.ts'

interface DeadEndProps {
  readonly icon: Drawing
  readonly title: string
  /** What happened and what it means. */
  readonly children: string
  /** The ways on. */
  readonly actions: ReactNode
  /** Read out when it appears, where something has failed. */
  readonly announce?: boolean | undefined
}

/** A page without its content: what happened, and the ways on. */
export function DeadEnd({ icon, title, children, actions, announce = false }: DeadEndProps) {
  return (
    <Container width="text">
      <div className={styles.frame}>
        <span className={styles.mark}>
          <Icon of={icon} size="lg" />
        </span>
        <Heading level={1}>{title}</Heading>
        <div role={announce ? 'alert' : undefined}>
          <Text size="lead" tone="soft">
            {children}
          </Text>
        </div>
        <Inline>{actions}</Inline>
      </div>
    </Container>
  )
}
