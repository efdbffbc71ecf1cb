import * as styles from './FoundOptions.css.ts'

/** One of the things that a product was found by. */
export interface FoundPart {
  /** What it belongs to, such as "Shaft". */
  readonly name: string
  /** Its characters in the model code; empty where it has none. */
  readonly code: string
  readonly title: string
}

interface FoundOptionsProps {
  readonly found: readonly FoundPart[]
}

/** Why a product was found: the parts of its model code that say what was looked for, a line for each name. */
export function FoundOptions({ found }: FoundOptionsProps) {
  const names = [...new Set(found.map(({ name }) => name))]
  return (
    <span className={styles.list}>
      {names.map((name) => (
        <span key={name} className={styles.line}>
          <span className={styles.name}>{name}</span>{' '}
          {found
            .filter((each) => each.name === name)
            .map(({ code, title }) => (
              <span key={code + title} className={styles.part}>
                {code !== '' && <code className={styles.code}>{code}</code>} <span>
                  {title}
                </span>{' '}
              </span>
            ))}
        </span>
      ))}
    </span>
  )
}
