import * as styles from './CardFigures.css.ts'

/** What is known of a product in one respect, as the reader writes it. */
export interface CardFigure {
  readonly name: string
  readonly text: string
}

/** The few figures by which products of a type are told apart. */
export function CardFigures({ figures }: { readonly figures: readonly CardFigure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, text }) => (
        <div key={name} className={styles.line}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.figure}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
