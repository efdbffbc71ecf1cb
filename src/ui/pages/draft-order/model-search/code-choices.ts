/** What may follow a code, as a list to choose from: by position, each with its meaning. */
import type { TFunction } from 'i18next'
import type { ModifierOption } from '../../../../domain/catalogue/modifier.ts'
import type { OwnNumber } from '../../../../domain/draft-order/kept-code.ts'
import { ownCodeName } from '../../../../domain/draft-order/own-code.ts'
import type { SuggestionGroup } from '../../../components/Combobox/combobox-model.ts'
import type { CodeReading } from '../../../parts/model-code/code-reading.ts'

/** What the field takes over: the code with an option more, or with what a number of the customer's own stands for. */
export type CodeChoice =
  | { readonly text: string; readonly option: ModifierOption }
  | { readonly text: string; readonly own: OwnNumber }

interface Typed {
  readonly text: string
  /** Numbers of the customer's own that begin so. */
  readonly numbers: readonly OwnNumber[]
}

/** Models of a number that is not typed to its end: the list has room for the other numbers. */
const mostOfBegun = 3

/** Numbers of the customer's own first; of one that lines carry the field takes the model. */
export function codeChoices(
  reading: CodeReading | undefined,
  { text, numbers }: Typed,
  t: TFunction,
): readonly SuggestionGroup<CodeChoice>[] {
  const items = offered(text, numbers).map((own) => ({
    text: own.isCode ? own.number : own.modelCode,
    own,
  }))
  const own = items.length > 0 ? [{ label: t('search:numbers', { text: text.trim() }), items }] : []
  return [...own, ...optionChoices(reading, t)]
}

function offered(text: string, numbers: readonly OwnNumber[]): readonly OwnNumber[] {
  const counts = new Map<string, number>()
  return numbers.filter(({ number }) => {
    const name = ownCodeName(number)
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count <= mostOfBegun || name === ownCodeName(text)
  })
}

function optionChoices(
  reading: CodeReading | undefined,
  t: TFunction,
): readonly SuggestionGroup<CodeChoice>[] {
  if (reading?.kind !== 'incomplete') return []
  const { fits, segments } = reading
  const keys = [...new Set(fits.map(({ modifier }) => modifier?.key))]
  return keys.map((key) => {
    const ofKey = fits.filter(({ modifier }) => modifier?.key === key)
    const modifier = ofKey[0]?.modifier
    const position = segments.findIndex((segment) => segment.key === key) + 1
    const name = modifier?.title || t('draftOrder:modelSearch.version')
    return {
      label: position > 0 ? t('draftOrder:modelSearch.position', { position, name }) : name,
      items: ofKey.map(({ option, text }) => ({ text, option })),
    }
  })
}
