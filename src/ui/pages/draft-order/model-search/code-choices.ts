/** What may follow a code, or stand in it instead, as a list to choose from: by position, with its meaning. */
import type { TFunction } from 'i18next'
import type { ModifierOption } from '../../../../domain/catalogue/modifier.ts'
import type { SuggestionGroup } from '../../../components/Combobox/combobox-model.ts'
import type { CodeReading, Fit } from '../../../parts/model-code/code-reading.ts'

/** The code as it would be, and the option that makes it so; a whole code that is close has none. */
export interface CodeChoice {
  readonly text: string
  readonly option: ModifierOption | undefined
}

export function codeChoices(
  reading: CodeReading | undefined,
  t: TFunction,
): readonly SuggestionGroup<CodeChoice>[] {
  switch (reading?.kind) {
    case 'incomplete':
      return byPosition(reading, t)
    case 'wrong':
      return [
        {
          label: t('code.suggestions'),
          items: reading.suggestions.map((text) => ({ text, option: undefined })),
        },
        ...byPosition(reading, t),
      ]
    case 'complete':
    case 'ambiguous':
    case undefined:
      return []
  }
}

function byPosition(
  { fits, segments }: { readonly fits: readonly Fit[] } & Pick<CodeReading, 'segments'>,
  t: TFunction,
): readonly SuggestionGroup<CodeChoice>[] {
  const keys = [...new Set(fits.map(({ modifier }) => modifier?.key))]
  return keys.map((key) => {
    const ofKey = fits.filter(({ modifier }) => modifier?.key === key)
    const modifier = ofKey[0]?.modifier
    const position = segments.findIndex((segment) => segment.key === key) + 1
    const name = modifier?.title || t('modelSearch.version')
    return {
      label: position > 0 ? t('modelSearch.position', { position, name }) : name,
      items: ofKey.map(({ option, text }) => ({ text, option })),
    }
  })
}
