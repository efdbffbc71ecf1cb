import * as styles from './Wordmark.css.ts'

interface WordmarkProps {
  /** The name of the shop. */
  readonly name: string
}

/** The shop's sign: one line that divides into three ports, and its name. In the theme's own colour. */
export function Wordmark({ name }: WordmarkProps) {
  return (
    <span className={styles.wordmark}>
      <svg viewBox="0 0 32 32" className={styles.mark} aria-hidden focusable="false">
        <rect width="32" height="32" rx="6" className={styles.plate} />
        <path d="M8 20.5V13a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v7.5M16 9v11.5" className={styles.lines} />
        <path d="M8 22.5h.01M16 22.5h.01M24 22.5h.01" className={styles.ports} />
      </svg>
      {name}
    </span>
  )
}
