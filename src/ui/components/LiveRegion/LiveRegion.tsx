import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts'

interface LiveRegionProps {
  /** The sentence to be read out; an empty text says nothing. */
  readonly message: string
  /** `assertive` interrupts: only for what cannot wait. */
  readonly politeness?: 'polite' | 'assertive' | undefined
  /** Counts announcements, so that the same sentence can be announced twice in a row. */
  readonly times?: number | undefined
}

// A no-break space at the end makes a repeated sentence a changed one for the screen reader.
const marked = (message: string, times: number) =>
  message !== '' && times % 2 === 1 ? `${message}\u00a0` : message

/** Reads a message out when it changes. Keep it mounted; a region that arrives with its text is silent. */
export function LiveRegion({ message, politeness = 'polite', times = 0 }: LiveRegionProps) {
  return (
    <div
      role={politeness === 'assertive' ? 'alert' : 'status'}
      aria-live={politeness}
      aria-atomic="true"
      className={visuallyHidden}
    >
      {marked(message, times)}
    </div>
  )
}
