/** The words of the demo in the language of the page. */
import { english, type DemoWords } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { spanish } from './spanish.ts'

const words: Readonly<Record<string, DemoWords>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
}

/** For a language such as `de`, `en-US` or `es_mx`; English where the shop has no texts of it. */
export function demoWords(language: string): DemoWords {
  const [name = ''] = language.toLowerCase().split(/[-_]/)
  return words[name] ?? english
}
