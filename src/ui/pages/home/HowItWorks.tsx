import { useTranslation } from 'react-i18next'
import { Container } from '../../components/Container/Container.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import * as styles from './HowItWorks.css.ts'

const steps = ['configure', 'price', 'quote'] as const

/** The way from a code to a quote, in three steps. */
export function HowItWorks() {
  const { t } = useTranslation()
  return (
    <Container>
      <Stack space="lg" as="section">
        <Heading level={2}>{t('home:how.title')}</Heading>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step} className={styles.step}>
              <Heading level={3}>{t(`home:how.${step}`)}</Heading>
              <Text tone="soft">{t(`home:how.${step}Text`)}</Text>
            </li>
          ))}
        </ol>
      </Stack>
    </Container>
  )
}
