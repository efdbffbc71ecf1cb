/** What a model that may take the place of another one says, beside what that one said. */
import { comparedFacts, type Fact } from './fact-comparison.ts'
import { normaliseModelCode, skuCodeLength } from './model-code-text.ts'
import type { CodedProduct } from './model-code-trie.ts'
import { type Choices, chosenOption } from './modifier.ts'
import type { FormerModel } from './successor-models.ts'

/** One question with both answers in words; undefined where there is none. */
export interface NearAnswer {
  readonly question: string
  readonly was: string | undefined
  readonly now: string | undefined
}

export interface NearModel {
  /** Whether it is known what the other model said: then the answers are those that differ, else all there are. */
  readonly isCompared: boolean
  readonly answers: readonly NearAnswer[]
}

/** A model of a product by its answers, beside the model that is sold no more. */
export function nearModel(product: CodedProduct, former: FormerModel, choices: Choices): NearModel {
  const now = answersNow(product, choices)
  const was = saidAnswers(product, former) ?? answersInPlace(now, former)
  if (!was) {
    return {
      isCompared: false,
      answers: now.map(({ name, text }) => ({ question: name, was: undefined, now: text })),
    }
  }
  const { different } = comparedFacts([was, now])
  return {
    isCompared: true,
    answers: different.map(({ name, cells: [before, after] }) => ({
      question: name,
      was: before?.text,
      now: after?.text,
    })),
  }
}

/** An answer with its characters in the model code. */
interface CodedAnswer extends Fact {
  readonly code: string
}

/** In the order of the code; questions are keyed by their short names, by which a server explains a code. */
function answersNow({ modifiers }: CodedProduct, choices: Choices): readonly CodedAnswer[] {
  return modifiers.flatMap((modifier) => {
    const option = chosenOption(modifier, choices)
    const { codeTitle: key, title: name } = modifier
    return option ? [{ key, name, text: option.title, code: option.code }] : []
  })
}

/** As the server explains the code of the model that is gone; undefined where it explains none, or another one. */
function saidAnswers(
  { modifiers }: CodedProduct,
  { modelCode, segments }: FormerModel,
): readonly Fact[] | undefined {
  const spelt = segments.map(({ code }) => code).join('')
  if (segments.length === 0 || spelt !== charactersOf(modelCode)) return undefined
  return segments
    .filter(({ code }) => code !== '')
    .map(({ codeTitle: key, code, title }) => {
      const modifier = modifiers.find(({ codeTitle }) => codeTitle === key)
      const option = modifier?.options.find((each) => each.code === code)
      return { key, name: modifier?.title ?? key, text: title || option?.title || code }
    })
}

/**
 * Where nobody explains the code of the model that is gone: as that of the other model, but for the one answer whose
 * characters are not in their place. Undefined where more than one is not, or where there are more characters.
 */
function answersInPlace(
  now: readonly CodedAnswer[],
  { modelCode }: FormerModel,
): readonly Fact[] | undefined {
  const characters = charactersOf(modelCode)
  const one = now.findIndex(
    ({ code }, index) => !characters.startsWith(codeOf(now.slice(0, index)) + code),
  )
  if (one < 0) return characters === codeOf(now) ? now : undefined
  const [before, after] = [codeOf(now.slice(0, one)), codeOf(now.slice(one + 1))]
  const text = characters.slice(before.length, characters.length - after.length)
  const isMore = text.endsWith(now[one]?.code ?? '')
  if (before + text + after !== characters || isMore) return undefined
  return now.flatMap((answer, index) =>
    index === one ? (text === '' ? [] : [{ ...answer, text }]) : [answer],
  )
}

function codeOf(answers: readonly CodedAnswer[]): string {
  return answers.map(({ code }) => code).join('')
}

/** What stands behind the three characters that name the product. */
function charactersOf(modelCode: string): string {
  return normaliseModelCode(modelCode).slice(skuCodeLength)
}
