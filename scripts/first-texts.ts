/**
 * Cuts the texts of a language in two: those that the pages of signing in and the frame of every page
 * need, and the rest. Without this plugin, as in component tests, both halves are the whole.
 */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** How the names of the first texts begin; test/architecture/first-texts.test.ts keeps this list honest. */
export const firstTexts: readonly string[] = [
  'action.',
  'error.',
  'failure.',
  'forgot.',
  'frontend.account.auth.',
  'frontend.core.',
  'notFound.',
  'page.',
  'search.',
  'shell.',
  'signIn.',
  'signOut.',
]

export function isFirstText(key: string): boolean {
  return firstTexts.some((beginning) => key.startsWith(beginning))
}

export function textsInTwo(): Plugin {
  return {
    name: 'manifold-texts-in-two',
    enforce: 'pre',
    load(id) {
      const [, folder, language] = /^(.*\/locales\/)(\w+)\.rest\.ts$/.exec(id) ?? []
      if (folder === undefined) return null
      const file = `${folder}${language}.json`
      this.addWatchFile(file)
      const rest = half(readFileSync(file, 'utf8'), (key) => !isFirstText(key))
      return { code: `export const texts = ${rest}`, moduleType: 'js' }
    },
    transform(code, id) {
      return /\/locales\/\w+\.json$/.test(id) ? { code: half(code, isFirstText) } : null
    },
  }
}

function half(json: string, isKept: (key: string) => boolean): string {
  const texts: Record<string, unknown> = JSON.parse(json)
  return JSON.stringify(Object.fromEntries(Object.entries(texts).filter(([key]) => isKept(key))))
}
