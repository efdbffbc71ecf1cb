import { Icon } from '../Icon/Icon.tsx'
import { StarIcon } from '../Icon/icons.ts'
import * as styles from './StarRating.css.ts'

interface StarRatingProps {
  /** 0 to 5; drawn to the nearest half. */
  readonly value: number
  /** "Rated 4.3 of 5". */
  readonly label: string
}

const places = [1, 2, 3, 4, 5] as const

/** How good something was found, in stars. */
export function StarRating({ value, label }: StarRatingProps) {
  const halves = Math.round(value * 2)
  return (
    <span role="img" aria-label={label} className={styles.stars}>
      {places.map((place) => (
        <span key={place} className={styles.place}>
          <Icon of={StarIcon} size="sm" />
          {halves > (place - 1) * 2 && (
            <span className={styles.part[halves >= place * 2 ? 'whole' : 'half']}>
              <Icon of={StarIcon} size="sm" />
            </span>
          )}
        </span>
      ))}
    </span>
  )
}
