import * as styles from './Skeleton.css.ts'

interface SkeletonProps {
  /** What will stand here; the placeholder has its size. */
  readonly shape: keyof typeof styles.shape
  readonly width?: keyof typeof styles.width | undefined
}

/** Holds the room of something that is being loaded. Its neighbour says what is being waited for. */
export function Skeleton({ shape, width = 'full' }: SkeletonProps) {
  return (
    <span className={`${styles.bone} ${styles.width[width]} ${styles.shape[shape]}`} aria-hidden />
  )
}
