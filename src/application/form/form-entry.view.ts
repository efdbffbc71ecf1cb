/** What a form shows of itself. Components never read the chart's context. */
import type { FormFiles } from '../../domain/form/form-answers.ts'
import type { AnswerProblem } from '../../domain/form/form-check.ts'
import {
  type FormAnswers,
  type FormDefinition,
  type FormGroup,
  questionsOf,
} from '../../domain/form/form-definition.ts'
import { conditionalGroupsOf, isCollected, type Warehouse } from '../../domain/form/incoterm.ts'
import type { PortFailure } from '../failure.ts'
import type { Upload } from './form-entry.context.ts'
import type { FormEntrySnapshot } from './form-entry.machine.ts'

export type { FormEntryEvent } from './form-entry.context.ts'
export { isRetriable } from './form-entry.context.ts'

/** What is wrong with an answer: by our rules, or in the server's own words. */
export type AnswerMark =
  | { readonly kind: AnswerProblem }
  /** What the server says about the answer (FORM-24). */
  | { readonly kind: 'refused'; readonly texts: readonly string[] }

/** The state of the human check: not needed, to be passed, passed, or needed but unavailable (O-33). */
export type HumanCheckStage = 'unneeded' | 'open' | 'passed' | 'impossible'

export interface FormEntryView {
  readonly form: FormDefinition
  readonly stage: 'open' | 'sending' | 'uploading' | 'incomplete' | 'submitted'
  /** The groups that are to be seen (FORM-16). */
  readonly groups: readonly FormGroup[]
  readonly answers: FormAnswers
  readonly files: FormFiles
  /** Question code to mark, in the order of the form. */
  readonly marks: ReadonlyMap<string, AnswerMark>
  /** Counts the attempts to send. */
  readonly attempt: number
  readonly failure: PortFailure | undefined
  readonly warehouses: readonly Warehouse[]
  readonly warehousesStage: 'unneeded' | 'loading' | 'known' | 'unknown'
  /** Whether the place of the incoterm is one of the warehouses. */
  readonly isCollected: boolean
  readonly humanCheck: HumanCheckStage
  readonly checkRound: number
  readonly uploads: readonly Upload[]
  /** Whether there is anything that leaving would lose: a file, or what is under way. */
  readonly wouldLose: boolean
  /** Whether anything has been filled in. */
  readonly hasEntry: boolean
}

/** What is to be asked, what was answered, what is wrong with it, and how far sending has come. */
export function formEntryView(snapshot: FormEntrySnapshot): FormEntryView {
  const { context } = snapshot
  const { form, answers, files, uploads } = context
  const areHidden = conditionalGroupsOf(answers) === 'hidden'
  const stage = stageOf(snapshot)
  return {
    form,
    stage,
    groups: form.groups.filter(({ isConditional }) => !(isConditional && areHidden)),
    answers,
    files,
    marks: marksOf(snapshot),
    attempt: context.attempt,
    failure: context.failure,
    warehouses: context.warehouses,
    warehousesStage: warehousesStageOf(snapshot),
    isCollected: isCollected(answers),
    humanCheck: humanCheckOf(snapshot),
    checkRound: context.checkRound,
    uploads,
    wouldLose:
      stage === 'incomplete' || snapshot.hasTag('busy') || (stage === 'open' && files.size > 0),
    hasEntry: files.size > 0 || [...answers.values()].some((answer) => answer.trim() !== ''),
  }
}

function marksOf({ context }: FormEntrySnapshot): ReadonlyMap<string, AnswerMark> {
  const { form, problems, refusals } = context
  const marks = new Map<string, AnswerMark>()
  for (const { code } of questionsOf(form)) {
    const problem = problems.find((one) => one.code === code)
    const texts = refusals.get(code)
    if (problem) marks.set(code, { kind: problem.kind })
    else if (texts) marks.set(code, { kind: 'refused', texts })
  }
  return marks
}

function stageOf(snapshot: FormEntrySnapshot): FormEntryView['stage'] {
  if (snapshot.matches({ filling: 'sending' })) return 'sending'
  if (snapshot.matches({ filling: 'uploading' })) return 'uploading'
  if (snapshot.matches({ filling: 'incomplete' })) return 'incomplete'
  return snapshot.matches({ filling: 'submitted' }) ? 'submitted' : 'open'
}

function warehousesStageOf(snapshot: FormEntrySnapshot): FormEntryView['warehousesStage'] {
  if (snapshot.matches({ warehouses: 'known' })) return 'known'
  if (snapshot.matches({ warehouses: 'unknown' })) return 'unknown'
  return snapshot.matches({ warehouses: 'loading' }) ? 'loading' : 'unneeded'
}

function humanCheckOf({ context }: FormEntrySnapshot): HumanCheckStage {
  if (!context.form.needsHumanCheck) return 'unneeded'
  if (!context.canCheckHuman) return 'impossible'
  return context.humanCheck === undefined ? 'open' : 'passed'
}
