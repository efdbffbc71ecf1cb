/** What a list is searched by: it takes effect by itself after a while, or at once by Enter. */
import { KeywordField } from '../KeywordField.tsx'
import * as styles from './ListKeyword.css.ts'

interface ListKeywordProps {
  readonly label: string
  /** The same, where it is too long for a phone. */
  readonly shortLabel?: string | undefined
  /** What is in effect, as the address has it. */
  readonly value: string
  readonly onSettled: (keyword: string) => void
}

export function ListKeyword({ shortLabel, ...props }: ListKeywordProps) {
  return (
    <KeywordField {...props} labelLook="wide" placeholder={shortLabel} className={styles.keyword} />
  )
}
