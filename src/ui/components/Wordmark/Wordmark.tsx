import * as styles from './Wordmark.css.ts'

interface WordmarkProps {
  /** The name of the shop. */
  readonly name: string
}

/** The shop's sign: a manifold block with its ports, and its name. In the theme's own colour. */
export function Wordmark({ name }: WordmarkProps) {
  return (
    <span className={styles.wordmark}>
      <svg viewBox="0 0 32 32" className={styles.mark} aria-hidden focusable="false">
        <rect width="32" height="32" rx="6" className={styles.plate} />
        <path d="M6 10h20M11 10v12M21 10v12M7.5 23.5h7M17.5 23.5h7" className={styles.lines} />
        <circle cx="16" cy="10" r="3.25" className={styles.port} />
      </svg>
      {name}
    </span>
  )
}
