import { intlTag } from './intl-tag.ts'

/** A whole number as a language writes it: thousands are parted. */
export function writtenCount(count: number, language: string): string {
  return count >= 1000 ? count.toLocaleString(intlTag(language)) : String(count)
}
