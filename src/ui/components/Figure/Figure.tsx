import * as styles from './Figure.css.ts'

interface FigureProps {
  /** The number as it is to be read, already in the reader's format. */
  readonly children: string | number
  readonly unit?: string | undefined
  readonly size?: 'body' | 'lead' | 'display' | undefined
  readonly weight?: 'regular' | 'strong' | undefined
}

/** A number with figures of equal width, and its unit small behind it. */
export function Figure({ children, unit, size = 'body', weight = 'regular' }: FigureProps) {
  return (
    <span className={styles.figure({ size, weight })}>
      {children}
      {unit !== undefined && <span className={styles.unit}>{unit}</span>}
    </span>
  )
}
