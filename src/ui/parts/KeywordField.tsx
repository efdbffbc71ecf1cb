/** A keyword that narrows the lines of a table, by itself after a while or at Enter (DRAFT-16). */
import type { KeyboardEvent } from 'react'
import { withinLimit } from '../../domain/shared/text-limit.ts'
import { TextField } from '../components/TextField/TextField.tsx'
import { keyword as look } from './KeywordField.css.ts'
import { draftOrderDebounce, useSettledText } from './use-settled-text.ts'

interface KeywordFieldProps {
  readonly label: string
  readonly value: string
  readonly onSettled: (text: string) => void
}

export function KeywordField({ label, value, onSettled }: KeywordFieldProps) {
  const keyword = useSettledText({ value, delay: draftOrderDebounce, onSettled })
  const settle = (event: KeyboardEvent) => {
    if (event.key === 'Enter') keyword.settle()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears of Enter in its field
    <div className={look} onKeyDown={settle}>
      <TextField
        type="search"
        label={label}
        labelLook="hidden"
        placeholder={label}
        value={keyword.text}
        onChange={(text) => keyword.type(withinLimit(text))}
        autoComplete="off"
        spellCheck={false}
      />
    </div>
  )
}
