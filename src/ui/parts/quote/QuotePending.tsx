/** Holds the place of a quote while it is being read: ten rows (QUOTE-19). */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Container } from '../../components/Container/Container.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { usePieces } from './use-pieces.ts'

export function QuotePending() {
  return (
    <Container>
      <Stack space="xl">
        <Skeleton shape="heading" width="half" />
        <QuoteRows />
      </Stack>
    </Container>
  )
}

/** The room of its lines. */
export function QuoteRows() {
  const { t } = useTranslation()
  return <SkeletonRows busyText={t('common:loading.quote')} count={10} />
}

interface QuoteInTurnProps {
  /** How many lines the quote has. */
  readonly lines: number
  readonly children: ReactNode
}

/** The page of a quote: where it has many lines, in a turn after that in which it was read. */
export function QuoteInTurn({ lines, children }: QuoteInTurnProps) {
  return usePieces(2, lines) === 2 ? children : <QuotePending />
}
