/** What a page that a server has drawn says about itself, as text between its tags. */
import { isRecord, parseJson } from './json.ts'
import { either as E } from 'fp-ts'
import type { WrittenAnswer } from './answers.ts'
import { asWritten, type WrittenValue } from './page-values.ts'

/** The id of the element that holds it. */
export const pageDataId = 'page-data'

/** What a reader has chosen, as far as it decides what a page says; each as it was kept, not yet judged. */
export interface Chosen {
  readonly language: string | undefined
  readonly region: string | undefined
  readonly consent: string | undefined
  readonly units: string | undefined
}

export interface PageData {
  /** Whether the page is whole, so that a browser may take it over; else it is the frame of one. */
  readonly isWhole: boolean
  /** The origin that its own addresses are written with. */
  readonly origin: string
  readonly chosen: Chosen
  readonly answers: readonly WrittenAnswer[]
  /** What other answers were read as. */
  readonly values: readonly WrittenValue[]
  /** The words it begins with. */
  readonly texts: WrittenTexts
}

/** The texts of some areas in one language, by their keys. */
export interface WrittenTexts {
  readonly language: string
  readonly areas: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** As JSON that cannot end the element it stands in, whatever the answers say (T18). */
export function writePageData(data: PageData): string {
  return JSON.stringify(data, asWritten).replaceAll('<', String.raw`\u003c`)
}

/** Reads it back; undefined for a page that no server has drawn. */
export function readPageData(text: string | undefined): PageData | undefined {
  if (text === undefined) return undefined
  const read = parseJson(text)
  if (E.isLeft(read) || !isRecord(read.right)) return undefined
  const { isWhole, origin, chosen, answers, values, texts } = read.right
  if (typeof isWhole !== 'boolean') return undefined
  if (typeof origin !== 'string' || !isRecord(chosen)) return undefined
  if (!Array.isArray(answers) || !Array.isArray(values)) return undefined
  const choice = (name: keyof Chosen) => {
    const kept = chosen[name]
    return typeof kept === 'string' ? kept : undefined
  }
  return {
    isWhole,
    origin,
    chosen: {
      language: choice('language'),
      region: choice('region'),
      consent: choice('consent'),
      units: choice('units'),
    },
    answers: answers.filter(isAnswer),
    values: values.filter(isValue),
    texts: isTexts(texts) ? texts : { language: '', areas: {} },
  }
}

function isTexts(value: unknown): value is WrittenTexts {
  if (!isRecord(value) || typeof value['language'] !== 'string') return false
  const { areas } = value
  const isArea = (area: unknown) =>
    isRecord(area) && Object.values(area).every((text) => typeof text === 'string')
  return isRecord(areas) && Object.values(areas).every(isArea)
}

function isValue(value: unknown): value is WrittenValue {
  return isRecord(value) && typeof value['key'] === 'string'
}

function isAnswer(value: unknown): value is WrittenAnswer {
  if (!isRecord(value)) return false
  const { key, status, type, text } = value
  return (
    typeof key === 'string' &&
    typeof status === 'number' &&
    typeof type === 'string' &&
    typeof text === 'string'
  )
}
