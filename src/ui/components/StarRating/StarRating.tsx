import * as styles from './StarRating.css.ts'

interface StarRatingProps {
  /** 0 to 5; drawn to the nearest half. */
  readonly value: number
  /** "Rated 4.3 of 5". */
  readonly label: string
}

/** How good something was found, in stars. */
export function StarRating({ value, label }: StarRatingProps) {
  return <span role="img" aria-label={label} className={styles.rated[Math.round(value * 2)]} />
}
