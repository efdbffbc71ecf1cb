/** What the search for own codes shows. */
import type { CustomCode, InvalidCustomCode } from '../../domain/draft-order/custom-code.ts'
import type { PortFailure } from '../failure.ts'
import type { CustomCodeSnapshot } from './custom-code.machine.ts'
import type { ResolvedModel } from './resolve-custom-code.ts'

export interface CustomCodeView {
  readonly keyword: string
  readonly stage: 'idle' | 'busy' | 'listed'
  /** Undefined before anything was found; an empty list is an answer. */
  readonly codes: readonly CustomCode[] | undefined
  readonly failure: PortFailure | undefined
  readonly choice: ChosenCodeView | undefined
}

/** 'Invalid Custom Code' is the problem `invalid-custom-code`; any other can be tried again. */
export type ChosenCodeView =
  | { readonly kind: 'resolving'; readonly code: CustomCode }
  | { readonly kind: 'resolved'; readonly code: CustomCode; readonly model: ResolvedModel }
  | {
      readonly kind: 'unresolved'
      readonly code: CustomCode
      readonly problem: PortFailure | InvalidCustomCode
    }

/** The own codes that were found, and what the chosen one stands for. */
export function customCodeView(snapshot: CustomCodeSnapshot): CustomCodeView {
  const { keyword, codes, listFailure } = snapshot.context
  const stage = stageOf(snapshot)
  const failure = stage === 'listed' ? listFailure : undefined
  return { keyword, stage, codes, failure, choice: choiceOf(snapshot) }
}

function stageOf(snapshot: CustomCodeSnapshot): CustomCodeView['stage'] {
  if (snapshot.matches({ searching: 'idle' })) return 'idle'
  return snapshot.matches({ searching: 'listed' }) ? 'listed' : 'busy'
}

function choiceOf(snapshot: CustomCodeSnapshot): ChosenCodeView | undefined {
  const { chosen: code, resolved: model, problem } = snapshot.context
  if (!code) return undefined
  if (snapshot.matches({ choosing: 'resolving' })) return { kind: 'resolving', code }
  if (problem) return { kind: 'unresolved', code, problem }
  return model && { kind: 'resolved', code, model }
}
