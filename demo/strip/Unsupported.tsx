import { Text } from '../../src/ui/components/Text/Text.tsx'
import { Wordmark } from '../../src/ui/components/Wordmark/Wordmark.tsx'
import { demoWords } from '../words/demo-words.ts'
import * as styles from './strip.css.ts'

/** In place of the shop, in a browser that lacks something that the demo needs. */
export function Unsupported({ language }: { readonly language: string }) {
  return (
    <main className={styles.waiting} lang={language.slice(0, 2)}>
      <Wordmark name="Manifold" />
      <Text measure="text">{demoWords(language).missing}</Text>
    </main>
  )
}
