import { useTranslation } from 'react-i18next'
import type { Choices } from '../../../domain/catalogue/modifier.ts'
import { isSameData } from '../../../domain/shared/same-data.ts'
import * as styles from './CodeAdvice.css.ts'
import { CodeChoice } from './CodeChoice.tsx'
import type { Variant } from './code-reading.ts'

interface CodeVariantsProps {
  readonly variants: readonly Variant[]
  /** The one that counts, where the others stay on offer. */
  readonly chosen?: Choices | undefined
  readonly onChoose: (choices: Choices) => void
}

/** The readings of a code, told by the parts in which they differ; pressing one chooses it. */
export function CodeVariants({ variants, chosen, onChoose }: CodeVariantsProps) {
  const { t } = useTranslation()
  return (
    <CodeChoice title={t('product:code.variants')}>
      {variants.map(({ choices, parts }) => (
        <li key={parts.map(({ code }) => code).join()}>
          <button
            type="button"
            className={styles.variant}
            aria-pressed={chosen && isSameData(choices, chosen)}
            onClick={() => onChoose(choices)}
          >
            {parts.map(({ name, code, meaning }) => (
              <span key={name} className={styles.variantPart}>
                <span>{t('common:named', { name, text: '' })}</span>
                {code !== undefined && <span className={styles.code}>{code} </span>}
                <span>{meaning ?? t('catalogue:ribbon.leftOut')}</span>
              </span>
            ))}
          </button>
        </li>
      ))}
    </CodeChoice>
  )
}
