/** Whether a line of a table says what is looked for. */
import { normaliseModelCode } from '../catalogue/model-code.ts'

/** What of a line is looked through. */
export interface Findable {
  readonly modelCode: string
  /** Its names and numbers. */
  readonly texts: readonly string[]
}

/** Every word of the keyword is in the name or a number of the line, or the whole is a part of the model code. */
export function hasKeyword({ modelCode, texts }: Findable, keyword: string): boolean {
  const code = normaliseModelCode(keyword)
  if (code !== '' && normaliseModelCode(modelCode).includes(code)) return true
  const text = folded([modelCode, ...texts].join(' '))
  return folded(keyword)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** Lower case without accents. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
