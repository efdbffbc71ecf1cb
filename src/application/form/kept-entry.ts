/** What was typed into a form and not yet sent: kept for the account, or for the visitor of this browser. */
import {
  type FormDefinition,
  type KeptAnswers,
  questionsOf,
} from '../../domain/form/form-definition.ts'
import type { UnsentWork } from '../ports/unsent-work.ts'

/** Where an entry lies; the owner is empty for a visitor. */
export interface FormStorage {
  readonly unsentWork: UnsentWork
  readonly owner: string
  readonly form: FormDefinition
}

/** Keeps an entry, or forgets it when there is nothing left to keep. Secrets are not kept, files cannot be. */
export function keepEntry(
  { unsentWork, owner, form }: FormStorage,
  { answers, intentId }: KeptAnswers,
): void {
  const kept = questionsOf(form).flatMap(({ code, input }) => {
    const answer = answers.get(code) ?? ''
    return answer === '' || input === 'password' ? [] : [[code, answer] as const]
  })
  if (kept.length === 0) unsentWork.forget(owner, nameOf(form))
  else {
    unsentWork.answers.keep(owner, nameOf(form), { answers: new Map(kept), intentId })
  }
}

/** What was kept of an entry is forgotten. */
export function forgetEntry({ unsentWork, owner, form }: FormStorage): void {
  unsentWork.forget(owner, nameOf(form))
}

/** The entry that was kept, as far as the form still asks for it; undefined when there is none. */
export function keptEntry({ unsentWork, owner, form }: FormStorage): KeptAnswers | undefined {
  const kept = unsentWork.answers.read(owner, nameOf(form))
  const answers = new Map(
    questionsOf(form)
      .map(({ code }) => [code, kept?.answers.get(code) ?? ''] as const)
      .filter(([, answer]) => answer !== ''),
  )
  if (answers.size === 0) return undefined
  return { answers, intentId: kept?.intentId }
}

function nameOf({ code }: FormDefinition): string {
  return `form:${code}`
}
