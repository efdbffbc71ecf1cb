/** Why an own code stands for no model, in words. */
import type { TFunction } from 'i18next'
import type { InvalidCustomCode } from '../../../../domain/draft-order/custom-code.ts'

export function invalidReason({ decoding }: InvalidCustomCode, t: TFunction): string {
  switch (decoding?.kind) {
    case 'incomplete':
      return t('draftOrder:customCode.incomplete', {
        next: decoding.next?.title ?? t('catalogue:ribbon.sku'),
      })
    case 'ambiguous':
      return t('draftOrder:customCode.ambiguous', { count: decoding.readings.length })
    case 'wrong': {
      const { problem } = decoding
      return t(`catalogue:codeProblem.${problem.reason}`, {
        found: problem.found,
        position: problem.segment + 1,
        character: problem.position + 1,
        name: problem.modifier?.codeTitle ?? '',
      })
    }
    case 'complete':
    case undefined:
      return t('draftOrder:customCode.noProduct')
  }
}
