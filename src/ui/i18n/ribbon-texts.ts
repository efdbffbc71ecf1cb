import type { TFunction } from 'i18next'
import type { RibbonWords } from '../components/ModelCodeRibbon/ribbon-words.ts'

/** The words of the ribbon in the reader's language. */
export function ribbonWords(t: TFunction): RibbonWords {
  return {
    title: t('common:modelCode'),
    part: ({ code, ...part }) =>
      code === undefined
        ? t('catalogue:ribbon.part', part)
        : t('catalogue:ribbon.codedPart', { ...part, code }),
    open: t('catalogue:ribbon.open'),
    leftOut: t('catalogue:ribbon.leftOut'),
    wrong: t('catalogue:ribbon.wrong'),
    unread: t('catalogue:ribbon.unread'),
    changed: t('catalogue:ribbon.changed'),
    show: (code) => t('catalogue:ribbon.show', { code }),
    hide: (code) => t('catalogue:ribbon.hide', { code }),
  }
}
