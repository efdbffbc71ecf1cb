/** What a form knows while it is filled in, what it is told, and how that changes what it knows. */
import { either as E } from 'fp-ts'
import {
  answersToSend,
  askedQuestions,
  type FilledForm,
  filesToSend,
} from '../../domain/form/form-answers.ts'
import { type FormProblem, problemsOfForm } from '../../domain/form/form-check.ts'
import {
  type FormAnswers,
  type FormDefinition,
  questionsOf,
  type KeptAnswers,
} from '../../domain/form/form-definition.ts'
import {
  incotermCode,
  incotermPlaceCode,
  type Warehouse,
  withPlace,
} from '../../domain/form/incoterm.ts'
import type { PickedFile } from '../../domain/form/picked-file.ts'
import type { PortFailure } from '../failure.ts'
import type { FormReceipt, FormResponse, UploadPlace } from '../ports/form-gateway.ts'

export interface FormEntryInput {
  readonly form: FormDefinition
  readonly kept: KeptAnswers | undefined
  readonly isForCustomers: boolean
  /** Whether the site can show a human check at all (O-33). */
  readonly canCheckHuman: boolean
}

export interface Upload {
  readonly code: string
  readonly file: PickedFile
  /** Undefined where the server has named none that is fit: then the file cannot be sent. */
  readonly place: UploadPlace | undefined
  readonly stage: 'waiting' | 'sent' | 'failed'
  readonly failure: PortFailure | undefined
}

export interface FormEntryContext extends Omit<FormEntryInput, 'kept'>, FilledForm {
  readonly warehouses: readonly Warehouse[]
  /** Where the marks are; editing a question takes its own away (FORM-20). */
  readonly problems: readonly FormProblem[]
  /** The server's own words about single questions. */
  readonly refusals: ReadonlyMap<string, readonly string[]>
  /** Counts the attempts to send. */
  readonly attempt: number
  readonly failure: PortFailure | undefined
  /** Names what is being sent; the same answers sent again keep it. */
  readonly intentId: string | undefined
  /** What the human check gave; good for one attempt. */
  readonly humanCheck: string | undefined
  /** Counts the checks, so that each attempt gets a fresh one. */
  readonly checkRound: number
  readonly uploads: readonly Upload[]
}

export type FormEntryEvent =
  | { readonly type: 'answer.changed'; readonly code: string; readonly answer: string }
  | { readonly type: 'file.picked'; readonly code: string; readonly file: PickedFile | undefined }
  | { readonly type: 'human.passed'; readonly token: string }
  | { readonly type: 'human.expired' }
  | { readonly type: 'form.send' }
  /** Throws away what was typed. */
  | { readonly type: 'form.clear' }
  | { readonly type: 'warehouses.retry' }
  | { readonly type: 'uploads.retry' }

export type SubmitOutcome = E.Either<PortFailure, FormReceipt>
export type UploadOutcome = E.Either<PortFailure, void>
export type WarehousesOutcome = E.Either<PortFailure, readonly Warehouse[]>

const nothingWrong = { problems: [], refusals: new Map(), failure: undefined } as const

/** The form as it is opened: with the answers that were kept, and with the intent that may have been sent. */
export function initialFormEntry({ kept, ...input }: FormEntryInput): FormEntryContext {
  return {
    ...input,
    ...nothingWrong,
    answers: kept?.answers ?? new Map(),
    files: new Map(),
    warehouses: [],
    attempt: 0,
    intentId: kept?.intentId,
    humanCheck: undefined,
    checkRound: 0,
    uploads: [],
  }
}

/** Whether the form asks for an incoterm, and so for the warehouses (FORM-18). */
export function asksIncoterm({ form }: Pick<FormEntryContext, 'form'>): boolean {
  return questionsOf(form).some(({ code }) => code === incotermCode)
}

/** One answer changed: its mark goes, the place follows the incoterm, and it is a new intent. */
export function withAnswer(
  context: FormEntryContext,
  { code, answer }: { readonly code: string; readonly answer: string },
): Partial<FormEntryContext> {
  const changed = new Map(context.answers).set(code, answer)
  const answers = code === incotermCode ? withPlace(changed, context.warehouses) : changed
  return { answers, intentId: undefined, ...marksAfter(context, { answers, edited: code }) }
}

/** Another file for one question, or none: its mark goes, and it is a new intent. */
export function withFile(
  context: FormEntryContext,
  { code, file }: { readonly code: string; readonly file: PickedFile | undefined },
): Partial<FormEntryContext> {
  const files: Map<string, PickedFile> = new Map(context.files)
  if (file) files.set(code, file)
  else files.delete(code)
  const { answers } = context
  return { files, intentId: undefined, ...marksAfter(context, { answers, edited: code }) }
}

/** The warehouses are known: who has chosen to collect before gets the first one now (FORM-17). */
export function withWarehouses(
  { answers }: FormEntryContext,
  warehouses: readonly Warehouse[],
): Partial<FormEntryContext> {
  return { warehouses, answers: withPlace(answers, warehouses) }
}

/** The marks that are left: none on what was edited, on what followed from it, or on what is hidden now. */
function marksAfter(
  { form, answers: before, problems, refusals }: FormEntryContext,
  { answers, edited }: { readonly answers: FormAnswers; readonly edited: string },
): Pick<FormEntryContext, 'problems' | 'refusals'> {
  const asked = new Set(askedQuestions(form, answers).map(({ code }) => code))
  const isPlaceSet = answers.get(incotermPlaceCode) !== before.get(incotermPlaceCode)
  const stays = (code: string) =>
    code !== edited && asked.has(code) && !(isPlaceSet && code === incotermPlaceCode)
  return {
    problems: problems.filter(({ code }) => stays(code)),
    refusals: new Map([...refusals].filter(([code]) => stays(code))),
  }
}

/** An attempt with problems in it: all marks are computed again. */
export function withProblems(context: FormEntryContext): Partial<FormEntryContext> {
  return {
    ...nothingWrong,
    problems: problemsOfForm(context.form, context),
    attempt: context.attempt + 1,
  }
}

/** An attempt that leaves. */
export function withAttempt(
  { attempt, intentId }: FormEntryContext,
  newIntent: () => string,
): Partial<FormEntryContext> {
  return { ...nothingWrong, attempt: attempt + 1, intentId: intentId ?? newIntent() }
}

/** What the server refused, and where; any attempt uses up its human check. */
export function withFailure(
  { checkRound }: FormEntryContext,
  failure: PortFailure,
): Partial<FormEntryContext> {
  const refusals = failure.kind === 'refused' ? (failure.fields ?? new Map()) : new Map()
  return { failure, refusals, humanCheck: undefined, checkRound: checkRound + 1 }
}

/** The files that have to follow, each with its place. */
export function withReceipt(
  context: FormEntryContext,
  { uploads: places }: FormReceipt,
): Partial<FormEntryContext> {
  const uploads = filesToSend(context.form, context).map(([code, file]): Upload => {
    const place = places.get(code)
    if (place) return { code, file, place, stage: 'waiting', failure: undefined }
    return { code, file, place, stage: 'failed', failure: { kind: 'malformed' } }
  })
  return { uploads }
}

/** The file that is sent next, or is being sent. */
export function nextUpload({ uploads }: FormEntryContext): Upload | undefined {
  return uploads.find(({ stage }) => stage === 'waiting')
}

/** What became of the file that was being sent. */
export function withUploadOutcome(
  context: FormEntryContext,
  outcome: UploadOutcome,
): Partial<FormEntryContext> {
  const sent = nextUpload(context)
  const result: Pick<Upload, 'stage' | 'failure'> = E.isRight(outcome)
    ? { stage: 'sent', failure: undefined }
    : { stage: 'failed', failure: outcome.left }
  return { uploads: context.uploads.map((each) => (each === sent ? { ...each, ...result } : each)) }
}

/** Whether sending a file once more can help: not without a place, and not where the server has refused it. */
export function isRetriable({ stage, place, failure }: Upload): boolean {
  return stage === 'failed' && place !== undefined && failure?.kind !== 'refused'
}

/** The files that failed on their way wait once more. */
export function withRetries({ uploads }: FormEntryContext): Partial<FormEntryContext> {
  return {
    uploads: uploads.map((each) =>
      isRetriable(each) ? { ...each, stage: 'waiting' as const } : each,
    ),
  }
}

/** Everything that was typed is thrown away. */
export function cleared({ checkRound }: FormEntryContext): Partial<FormEntryContext> {
  return {
    ...nothingWrong,
    answers: new Map(),
    files: new Map(),
    intentId: undefined,
    humanCheck: undefined,
    checkRound: checkRound + 1,
  }
}

/** The input of the sending. */
export function responseOf(context: FormEntryContext): FormResponse {
  const { form, humanCheck, intentId, isForCustomers } = context
  if (intentId === undefined) throw new Error('What is sent has a name.')
  return {
    formId: form.id,
    answers: answersToSend(form, context),
    humanCheck,
    intentId,
    isForCustomers,
  }
}

/** The input of the next upload. */
export function parcelOf(context: FormEntryContext): Parcel {
  const upload = nextUpload(context)
  if (!upload?.place) throw new Error('A file is sent only where there is a place for it.')
  return { place: upload.place, file: upload.file }
}

export interface Parcel {
  readonly place: UploadPlace
  readonly file: PickedFile
}
