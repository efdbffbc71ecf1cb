import { useSyncExternalStore } from 'react'
import { Button } from '../../src/ui/components/Button/Button.tsx'
import { Spinner } from '../../src/ui/components/Spinner/Spinner.tsx'
import { Text } from '../../src/ui/components/Text/Text.tsx'
import { Wordmark } from '../../src/ui/components/Wordmark/Wordmark.tsx'
import type { BackendLine } from '../page/backend-line.ts'
import { demoWords } from '../words/demo-words.ts'
import * as styles from './strip.css.ts'

interface WaitingProps {
  readonly line: BackendLine
  /** Of the page that is going to be there. */
  readonly language: string
}

/** Stands where the shop is going to be, and says what is being waited for. */
export function Waiting({ line, language }: WaitingProps) {
  const words = demoWords(language)
  const { state } = useSyncExternalStore(line.listen, line.present)
  const isOver = state === 'failed'
  return (
    <main className={styles.waiting} lang={language.slice(0, 2)}>
      <Wordmark name="Manifold" />
      {!isOver && <Spinner />}
      <Text>
        <output>{state === 'ready' ? words.opening : words[state]}</output>
      </Text>
      {isOver && (
        <>
          <Button tone="primary" onClick={() => window.location.reload()}>
            {words.tryAgain}
          </Button>
          <Button tone="quiet" onClick={line.beginAgain}>
            {words.beginAgainConfirm}
          </Button>
        </>
      )}
    </main>
  )
}
