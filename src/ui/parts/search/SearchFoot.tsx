import { useTranslation } from 'react-i18next'
import { useAccount } from '../../use-account.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { AlertIcon, InfoIcon } from '../../components/Icon/icons.ts'
import type { SearchState } from './search-list-props.ts'
import { type ExplainedCode, stoodOn } from './search-suggestions.ts'
import * as styles from './SearchFoot.css.ts'

interface SearchFootProps {
  readonly search: SearchState
  readonly said: ExplainedCode | undefined
  readonly hasFailed: boolean
}

/** Below the suggestions: what the code says or where it goes wrong, and the way to all results (SEARCH-02). */
export function SearchFoot({ search, said, hasFailed }: SearchFootProps) {
  const { t } = useTranslation()
  const { code, ownCode, suggestions } = search.view
  const read = ownCode.kind === 'found' ? ownCode : code
  // A number of the customer's own is found where Enter leads, which the list of products knows nothing of.
  const isOwnAlone =
    (ownCode.kind === 'found' ||
      ownCode.kind === 'used' ||
      stoodOn(ownCode.numbers) !== undefined) &&
    suggestions.products.length === 0 &&
    suggestions.places.length === 0
  const isCodeOnly = read.kind === 'found' && read.product.isModelSearchOnly
  return (
    <div className={styles.foot}>
      {said && (
        <p className={said.isWrong ? styles.wrong : styles.said}>
          <Icon of={said.isWrong ? AlertIcon : InfoIcon} size="sm" />
          <span>{said.explanation}</span>
        </p>
      )}
      {isCodeOnly && <CodeOnly />}
      {hasFailed ? (
        <Button size="sm" onClick={search.enter}>
          {t('common:tryAgain')}
        </Button>
      ) : (
        <Button size="sm" onClick={isOwnAlone ? search.enter : search.seeAll}>
          {t('search:seeAll')}
        </Button>
      )}
    </div>
  )
}

function CodeOnly() {
  const { t } = useTranslation()
  const account = useAccount()
  return (
    <p className={styles.said}>
      <Icon of={InfoIcon} size="sm" />
      <span>{t(account ? 'search:codeOnly' : 'search:codeOnlyVisitor')}</span>
    </p>
  )
}
