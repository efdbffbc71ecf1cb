import { useId, useState } from 'react'
import { ChevronDownIcon, ChevronUpIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './ModelCodeLine.css.ts'
import { type RibbonSegment, stateOf } from './ribbon-segment.ts'
import { meaningOf, type RibbonWords, spokenPart } from './ribbon-words.ts'

interface ModelCodeLineProps {
  readonly code: string
  /** The parts of the code; without them it is only a text. */
  readonly segments: readonly RibbonSegment[]
  readonly words: RibbonWords
}

/** The ribbon on one line, for tables: the code with its parts told apart, which opens on demand. */
export function ModelCodeLine({ code, segments, words }: ModelCodeLineProps) {
  const [isOpen, setIsOpen] = useState(false)
  const keyId = useId()
  const parts = segments.filter((segment) => segment.code !== undefined)
  // Parts that do not add up to the code would explain another one.
  const isExplained = parts.length > 0 && parts.map((part) => part.code).join('') === code
  if (!isExplained) return <span className={styles.code}>{code}</span>
  return (
    <div className={styles.frame}>
      <div className={styles.line}>
        <span className={styles.code}>
          <VisuallyHidden>{code}</VisuallyHidden>
          <span aria-hidden>
            {parts.map((part) => (
              <span key={part.key} className={styles.part}>
                {part.code}
              </span>
            ))}
          </span>
        </span>
        <IconButton
          label={isOpen ? words.hide(code) : words.show(code)}
          icon={isOpen ? ChevronUpIcon : ChevronDownIcon}
          size="sm"
          expanded={isOpen}
          controls={keyId}
          onClick={() => setIsOpen(!isOpen)}
        />
      </div>
      <ol id={keyId} className={styles.key} aria-label={words.title} hidden={!isOpen}>
        {isOpen &&
          segments.map((segment, index) => (
            <li key={segment.key} className={styles.row} data-state={stateOf(segment)}>
              <VisuallyHidden>{spokenPart(segment, index + 1, words)}</VisuallyHidden>
              <span className={styles.keyCode} aria-hidden>
                {segment.code ?? '–'}
              </span>
              <span className={styles.name} aria-hidden>
                {segment.name}
              </span>
              <span aria-hidden>{meaningOf(segment, words)}</span>
            </li>
          ))}
      </ol>
    </div>
  )
}
