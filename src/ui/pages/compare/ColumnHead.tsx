/** What a column is about: the product as it is configured, its code, and what is wrong with it. */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Succession } from '../../../domain/catalogue/succession.ts'
import type { UnsettledCode } from '../../../domain/pricing/compared-model.ts'
import { withinLimit } from '../../../domain/shared/text-limit.ts'
import { CloseIcon } from '../../components/Icon/icons.ts'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { needsScripts } from '../../components/NeedsScripts/NeedsScripts.css.ts'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { NamedProductLink } from '../../parts/NamedProductLink.tsx'
import { unofferedWords } from '../../parts/model-code/unoffered-words.ts'
import type { ComparedColumn } from './compared-column.ts'
import * as styles from './CompareTable.css.ts'

interface ColumnHeadProps {
  readonly column: ComparedColumn
  readonly onRemove: () => void
}

/** As much of a code as is shown. */
const shown = 80

export function ColumnHead({ column: { text, model, succession }, onRemove }: ColumnHeadProps) {
  const { t } = useTranslation()
  const code = withinLimit(model?.code ?? text, shown)
  return (
    <div className={styles.headOf}>
      <div className={`${styles.remove} ${needsScripts}`} data-remove>
        <IconButton
          icon={CloseIcon}
          size="sm"
          label={t('compare:remove', { code })}
          onClick={onRemove}
        />
      </div>
      {model !== undefined && model.product.thumbnail !== '' && (
        <img
          className={styles.picture}
          src={model.product.thumbnail}
          alt=""
          width={96}
          height={54}
        />
      )}
      {model ? <ProductName model={model} /> : succession && <span>{succession.name}</span>}
      <span className={styles.code}>{code}</span>
      {model === undefined && (
        <span className={styles.problem}>{t(succession ? 'compare:gone' : 'compare:unknown')}</span>
      )}
      {succession && <Successors of={succession} />}
      {model?.unsettled && <Problem of={model.unsettled} />}
    </div>
  )
}

type Model = NonNullable<ComparedColumn['model']>

function ProductName({ model: { product, text } }: { readonly model: Model }) {
  const { name, urlTitle, isModelSearchOnly } = product
  if (isModelSearchOnly) return <span>{name}</span>
  return (
    <Link
      to="/product/$urlTitle"
      params={{ urlTitle }}
      search={{ model: text }}
      className={linkLook({ tone: 'plain' })}
    >
      {name}
    </Link>
  )
}

/** What is sold in place of a product that has left the catalogue. */
function Successors({ of: { successors } }: { readonly of: Succession }) {
  const { t } = useTranslation()
  return (
    <>
      <span className={styles.soft}>{t('compare:replacedBy')}</span>
      {successors.map((successor) => (
        <NamedProductLink key={successor.skuCode} product={successor} />
      ))}
    </>
  )
}

/** Why it is not one model; its page explains it part by part and offers what would be right. */
function Problem({ of }: { readonly of: UnsettledCode }) {
  const { t } = useTranslation()
  const words = () => {
    switch (of.kind) {
      case 'open':
        return t('compare:open', { count: of.count })
      case 'ambiguous':
        return t('compare:ambiguous')
      case 'plain':
        return t('compare:plain')
      case 'unoffered':
        return t('compare:unoffered', { answers: unofferedWords(of.answers, shown) })
      case 'wrong': {
        const { problem } = of
        return t(`catalogue:codeProblem.${problem.reason}`, {
          found: withinLimit(problem.found, shown),
          position: problem.segment + 1,
          character: problem.position + 1,
          name: problem.modifier?.codeTitle ?? '',
        })
      }
    }
  }
  return <span className={styles.problem}>{words()}</span>
}
