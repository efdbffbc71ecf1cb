/** A keyword that narrows a table or a list, by itself after a while or at Enter (DRAFT-16). */
import type { KeyboardEvent } from 'react'
import { withinLimit } from '../../domain/shared/text-limit.ts'
import { TextField } from '../components/TextField/TextField.tsx'
import { keyword as look } from './KeywordField.css.ts'
import { draftOrderDebounce, useSettledText } from './use-settled-text.ts'

interface KeywordFieldProps {
  readonly label: string
  /** `wide`: hidden on a phone alone, where `placeholder` stands for it. */
  readonly labelLook?: 'hidden' | 'wide'
  readonly placeholder?: string | undefined
  readonly className?: string
  /** What is in effect. */
  readonly value: string
  readonly onSettled: (text: string) => void
}

export function KeywordField(props: KeywordFieldProps) {
  const { label, labelLook = 'hidden', className = look, value, onSettled } = props
  const keyword = useSettledText({ value, delay: draftOrderDebounce, onSettled })
  const settle = (event: KeyboardEvent) => {
    if (event.key === 'Enter') keyword.settle()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears of Enter in its field
    <div className={className} onKeyDown={settle}>
      <TextField
        type="search"
        label={label}
        labelLook={labelLook}
        placeholder={labelLook === 'hidden' ? label : props.placeholder}
        value={keyword.text}
        onChange={(text) => keyword.type(withinLimit(text))}
        autoComplete="off"
        spellCheck={false}
      />
    </div>
  )
}
