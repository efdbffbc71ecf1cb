import { type MouseEvent, useEffect, useId, useRef } from 'react'
import * as styles from './ErrorSummary.css.ts'

export interface FieldProblem {
  /** The id of the control. */
  readonly fieldId: string
  readonly message: string
}

interface ErrorSummaryProps {
  /** "There is a problem". */
  readonly title: string
  /** A sentence below the title. */
  readonly lead?: string | undefined
  readonly problems: readonly FieldProblem[]
  /** Counts the attempts to send, so that the focus returns here after each. */
  readonly attempt: number
  readonly headingLevel?: 2 | 3 | undefined
}

function goToField(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  // The address must not change: the fragment would be a new entry in the router's history.
  event.preventDefault()
  const field = document.getElementById(fieldId)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

/** All that is wrong with a form, each a link to its field. Takes the focus when it appears. */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { title, lead, problems, attempt, headingLevel = 2 } = props
  const box = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const Title = headingLevel === 3 ? 'h3' : 'h2'
  const empty = problems.length === 0
  // The focus is outside React: it moves when a new attempt has failed, not on every change.
  const focusedFor = useRef<number | undefined>(undefined)
  useEffect(() => {
    if (empty || focusedFor.current === attempt) return
    focusedFor.current = attempt
    box.current?.focus()
  }, [empty, attempt])
  if (empty) return null
  return (
    <div ref={box} tabIndex={-1} role="alert" aria-labelledby={titleId} className={styles.box}>
      <Title id={titleId} className={styles.title}>
        {title}
      </Title>
      {lead !== undefined && <p>{lead}</p>}
      <ul className={styles.list}>
        {problems.map((problem) => (
          <li key={`${problem.fieldId} ${problem.message}`}>
            <a
              href={`#${problem.fieldId}`}
              className={styles.link}
              onClick={(event) => goToField(event, problem.fieldId)}
            >
              {problem.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
