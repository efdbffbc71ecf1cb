/** What an entry of a history is called, and whose step it was. */
import type { TFunction } from 'i18next'
import {
  type LedgerActor,
  type LedgerEntry,
  statusStep,
} from '../../../../domain/quote/quote-ledger.ts'

export function stepWords(t: TFunction, entry: LedgerEntry): string {
  switch (entry.kind) {
    case 'created':
    case 'quote-changed':
    case 'ordered':
      return t(`history:step.${entry.kind}`)
    case 'copied':
      return t('history:step.copied', { number: entry.source.number })
    case 'lines-added':
    case 'lines-removed':
      return t(`history:step.${entry.kind}`, { count: entry.lines.length })
    case 'lines-changed': {
      const lines = new Set(entry.changes.map(({ itemId }) => itemId))
      return t('history:step.lines-changed', { count: lines.size })
    }
    case 'status':
      return t(`history:step.status.${statusStep(entry)}`)
    case 'shipped':
      return t('history:step.shipped', { count: entry.lineCount })
  }
}

/** Empty for what the shop itself has done. */
export function actorWords(t: TFunction, { kind, name }: LedgerActor): string {
  switch (kind) {
    case 'customer':
      return t('history:by.customer')
    case 'staff':
      return t('history:by.staff', { name })
    case 'reviewer':
      return name || t('history:by.reviewer')
    case 'shop':
      return name
  }
}
