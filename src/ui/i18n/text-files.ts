/** The texts as i18next reads them: one file for each language and area. */
import type { BackendModule } from 'i18next'
import { fallbackLanguage } from './languages.ts'
import { fetchTexts, type Texts, writtenLanguages } from './text-source.ts'

/** Whether a language has texts of its own; ga, pl, zh, en_gb and es_mx have none (I18N-02, O-02). */
export function hasTexts(language: string): boolean {
  return writtenLanguages.includes(language)
}

/** The language whose texts are read: a language without texts of its own reads the English ones (I18N-03). */
export function writtenLanguage(language: string): string {
  return hasTexts(language) ? language : fallbackLanguage
}

/** The texts of one area; none where the language has none of its own. Fails when the file cannot be loaded. */
async function textsIn(language: string, namespace: string): Promise<Texts> {
  return hasTexts(language) ? withManyForms(await fetchTexts(language, namespace)) : {}
}

/**
 * French and Spanish have a third form, for whole millions. The shop counts nothing in millions; the form
 * for several stands in for it.
 */
function withManyForms(texts: Texts): Texts {
  const several = Object.entries(texts).filter(([key]) => key.endsWith('_other'))
  const many = several.map(([key, text]) => [key.replace(/_other$/, '_many'), text])
  return { ...Object.fromEntries(many), ...texts }
}

/** Texts that are there before they are asked for: of some areas in one language. */
export interface BroughtTexts {
  readonly language: string
  readonly areas: Readonly<Record<string, Texts>>
}

/** Reads the files for i18next. */
export const textFiles: BackendModule = {
  type: 'backend',
  callbackApi: false,
  init: () => {},
  read: (language, namespace) => textsIn(language, namespace),
}

/** The same, but for texts that the page has brought. */
export function textFilesBeside(brought: BroughtTexts | undefined): BackendModule {
  return {
    ...textFiles,
    read: async (language, namespace, answer) =>
      (brought?.language === language ? brought.areas[namespace] : undefined) ??
      textFiles.read(language, namespace, answer),
  }
}
