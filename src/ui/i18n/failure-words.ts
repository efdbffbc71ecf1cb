/** A failure in words. */
import type { TFunction } from 'i18next'
import type { PortFailure } from '../../application/failure.ts'
import { failureMessage } from './failure-message.ts'
import type { TextKey } from './text-keys.ts'

/**
 * The server's own texts where it gave any, else ours (ERR-01, ERR-02). `fallbackKey` names what was being tried,
 * for a refusal without a reason.
 */
export function failureWords(t: TFunction, failure: PortFailure, fallbackKey: TextKey): string {
  const { key, values, messages } = failureMessage(failure, fallbackKey)
  return messages.length > 0 ? messages.join(' ') : t(key, { ...values })
}
