/** What may follow a code, as a list to choose from: by position, each with its meaning. */
import type { TFunction } from 'i18next'
import type { ModifierOption } from '../../../../domain/catalogue/modifier.ts'
import type { SuggestionGroup } from '../../../components/Combobox/combobox-model.ts'
import type { CodeReading } from '../../../parts/model-code/code-reading.ts'

/** The code as it would be, and the option that makes it so. */
export interface CodeChoice {
  readonly text: string
  readonly option: ModifierOption
}

export function codeChoices(
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
