/** Single elements of content, in the language that is kept at the moment of asking. */
import { contentLocale } from '../../domain/content/content-locale.ts'
import type { ContentElement } from '../../domain/content/widget.ts'
import type { Preferences } from '../ports/preferences.ts'
import type { SitePages } from '../ports/site-pages.ts'
import type { Program } from '../program.ts'

export interface Elements {
  /** A single element by its system code, such as the banner of the product list (CMS-16). */
  readonly element: (systemCode: string, signal?: AbortSignal) => Program<ContentElement>
}

export interface ElementPorts {
  readonly pages: Pick<SitePages, 'element'>
  readonly preferences: Pick<Preferences, 'language'>
}

/** The service of single elements of content, in the language that the reader has chosen. */
export function openElements({ pages, preferences }: ElementPorts): Elements {
  return {
    element: (systemCode, signal) =>
      pages.element(systemCode, { locale: contentLocale(preferences.language()), signal }),
  }
}
