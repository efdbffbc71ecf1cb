/** What the answers to the questions of one region are in another one, whose options are others. */
import type { Choices, Modifier, ModifierOption } from './modifier.ts'

/** A question as far as its answers can be told by their meaning. */
export interface AskedQuestion extends Pick<Modifier, 'key' | 'codeTitle'> {
  readonly options: readonly Pick<ModifierOption, 'code' | 'title'>[]
}

/** An answer that is not what it was. */
export interface MovedAnswer {
  /** What the question is called. */
  readonly question: string
  readonly before: string
  /** The nearest size there; undefined where the question has to be answered again. */
  readonly after: string | undefined
}

export interface RegionAnswers {
  readonly choices: Choices
  readonly moved: readonly MovedAnswer[]
}

/** Two sizes count as near that differ by at most a twentieth. */
const near = 0.05

/** A displacement per revolution, in either spelling of a decimal. */
const displacement = /(?<![\d.,])(\d+(?:[.,]\d{1,2})?)\s*cm³/

/**
 * The answers as the other region has them. What is called the same there stays, whatever its code; of sizes the
 * nearest one is taken, and told; everything else is told and open again. A code that means something else there is
 * not the same answer.
 */
export function answersInRegion(
  from: readonly AskedQuestion[],
  to: readonly Modifier[],
  choices: Choices,
): RegionAnswers {
  const kept = new Map<string, string>()
  const moved: MovedAnswer[] = []
  for (const { key, codeTitle, options } of from) {
    const before = options.find(({ code }) => code === choices.get(key))
    if (before === undefined) continue
    const there = to.find((modifier) => modifier.key === key)?.options ?? []
    const same = sameOption(before, there)
    const after = same ?? nearestSize(before, there)
    if (after !== undefined) kept.set(key, after.code)
    if (same === undefined) {
      moved.push({ question: codeTitle, before: before.title, after: after?.title })
    }
  }
  return { choices: kept, moved }
}

function sameOption(
  { code, title }: Pick<ModifierOption, 'code' | 'title'>,
  there: readonly ModifierOption[],
): ModifierOption | undefined {
  const named = there.filter((option) => option.title === title)
  return named.find((option) => option.code === code) ?? named[0]
}

function nearestSize(
  before: Pick<ModifierOption, 'title'>,
  there: readonly ModifierOption[],
): ModifierOption | undefined {
  const size = sizeOf(before)
  if (size === undefined) return undefined
  const apart = (option: ModifierOption) => Math.abs((sizeOf(option) ?? Infinity) - size)
  const [nearest] = there.toSorted((one, other) => apart(one) - apart(other))
  return nearest && apart(nearest) <= near * size ? nearest : undefined
}

/** cm³ per revolution; undefined for what is no size. */
function sizeOf({ title }: Pick<ModifierOption, 'title'>): number | undefined {
  const figure = displacement.exec(title)?.[1]
  return figure === undefined ? undefined : Number(figure.replace(',', '.'))
}
