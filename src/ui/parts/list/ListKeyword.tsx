/** What a list is searched by: it takes effect by itself after a while, or at once by Enter. */
import type { KeyboardEvent } from 'react'
import { withinLimit } from '../../../domain/shared/text-limit.ts'
import { TextField } from '../../components/TextField/TextField.tsx'
import { draftOrderDebounce, useSettledText } from '../use-settled-text.ts'
import * as styles from './ListKeyword.css.ts'

interface ListKeywordProps {
  readonly label: string
  /** The same, where it is too long for a phone. */
  readonly shortLabel?: string | undefined
  /** What is in effect, as the address has it. */
  readonly value: string
  readonly onSettled: (keyword: string) => void
}

export function ListKeyword({ label, shortLabel, value, onSettled }: ListKeywordProps) {
  const keyword = useSettledText({ value, delay: draftOrderDebounce, onSettled })
  const settle = (event: KeyboardEvent) => {
    if (event.key === 'Enter') keyword.settle()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears of Enter in its field
    <div className={styles.keyword} onKeyDown={settle}>
      <TextField
        type="search"
        label={label}
        labelLook="wide"
        placeholder={shortLabel}
        value={keyword.text}
        onChange={(text) => keyword.type(withinLimit(text))}
        autoComplete="off"
        spellCheck={false}
      />
    </div>
  )
}
