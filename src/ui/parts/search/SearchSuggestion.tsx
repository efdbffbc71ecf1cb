import { useTranslation } from 'react-i18next'
import type { OwnCodeModel } from '../../../application/search/own-code-search.view.ts'
import type { Suggestion } from '../../../domain/search/suggestion.ts'
import { FoundOptions } from '../../components/FoundOptions/FoundOptions.tsx'
import { WholeCodes } from '../../components/WholeCodes/WholeCodes.tsx'
import {
  type BegunNumber,
  modelsOfNumber,
  type NumberUse,
  type SearchItem,
  shownReasons,
  numberUseWords,
} from './search-suggestions.ts'
import * as styles from './SearchSuggestion.css.ts'

/** One line of the list: the product with its picture, an option with its code, or a whole code (SEARCH-02). */
export function SearchSuggestion({ item }: { readonly item: SearchItem }) {
  switch (item.kind) {
    case 'open':
    case 'order':
      return (
        <>
          <img src={item.product.thumbnail || undefined} alt="" className={styles.picture} />
          <span className={styles.words}>
            <span className={styles.name}>{item.product.name}</span>
            <code className={styles.code}>{item.code}</code>
            {item.kind === 'open' && item.meaning.length > 0 && (
              <span className={styles.meaning}>{item.meaning.join(' · ')}</span>
            )}
          </span>
        </>
      )
    case 'own-code':
      return <OwnCode model={item.model} />
    case 'own-number':
      return <Begun begun={item} />
    case 'use':
      return <Use use={item} />
    case 'list':
      return <InQuotes text={item.text} />
    case 'option':
      return (
        <>
          <code className={styles.option}>{item.option.code}</code>
          <span>{item.option.title}</span>
        </>
      )
    case 'product':
      return (
        <>
          <img
            src={item.product.thumbnail || undefined}
            alt=""
            width={64}
            height={48}
            className={styles.picture}
          />
          <span className={styles.words}>
            <span className={styles.name}>{item.product.name}</span>
            <code className={styles.code}>{item.product.skuCode}</code>
            <FoundOptions found={shownReasons(item.product)} />
          </span>
        </>
      )
    case 'place':
      return <Place place={item.place} />
    case 'code':
      return <code className={styles.code}>{item.text}</code>
  }
}

function OwnCode({ model }: { readonly model: OwnCodeModel }) {
  const { t } = useTranslation()
  return (
    <>
      <img src={model.product.thumbnail || undefined} alt="" className={styles.picture} />
      <span className={styles.words}>
        <span className={styles.name}>
          <WholeCodes codes={[model.code.customCode]}>
            {t('search:ownCode', { code: model.code.customCode })}
          </WholeCodes>
        </span>{' '}
        <code className={styles.code}>{model.modelCode}</code>{' '}
        <span className={styles.meaning}>{model.product.name}</span>
      </span>
    </>
  )
}

function Begun({ begun }: { readonly begun: BegunNumber }) {
  const { t } = useTranslation()
  return (
    <span className={styles.words}>
      <span className={styles.name}>{begun.number}</span>
      {begun.modelCodes.length > 0 && (
        <code className={styles.code}>{modelsOfNumber(t, begun)}</code>
      )}
    </span>
  )
}

function Use({ use }: { readonly use: NumberUse }) {
  const { t } = useTranslation()
  return <span className={styles.name}>{numberUseWords(t, use)}</span>
}

function InQuotes({ text }: { readonly text: string }) {
  const { t } = useTranslation()
  return <span className={styles.meaning}>{t('search:inQuotes', { text })}</span>
}

function Place({ place }: { readonly place: Suggestion }) {
  const { t } = useTranslation()
  return (
    <>
      <span className={styles.name}>{place.text}</span>{' '}
      <span className={styles.meaning}>{t(`common:place.${place.type}`)}</span>
    </>
  )
}
