/** The answers to a form, and which of them are sent. */
import {
  type FormAnswers,
  type FormDefinition,
  type FormQuestion,
  questionsOf,
} from './form-definition.ts'
import { conditionalGroupsOf } from './incoterm.ts'
import type { PickedFile } from './picked-file.ts'

/** Question code to file. */
export type FormFiles = ReadonlyMap<string, PickedFile>

export interface FilledForm {
  readonly answers: FormAnswers
  readonly files: FormFiles
}

/** The choices of a comma list. */
export function choicesIn(answer: string): readonly string[] {
  return answer.split(',').filter((choice) => choice !== '')
}

/** A comma list with one choice taken in or out; the order is that of the options. */
export function withChoice(
  { options }: Pick<FormQuestion, 'options'>,
  answer: string,
  { value, isChosen }: { readonly value: string; readonly isChosen: boolean },
): string {
  const chosen = new Set(choicesIn(answer))
  if (isChosen) chosen.add(value)
  else chosen.delete(value)
  return options
    .map((option) => option.value)
    .filter((option) => chosen.has(option))
    .join(',')
}

/** The questions that are asked now: those of hidden groups are not (FORM-16). */
export function askedQuestions(
  form: Pick<FormDefinition, 'groups'>,
  answers: FormAnswers,
): readonly FormQuestion[] {
  const areHidden = conditionalGroupsOf(answers) === 'hidden'
  return questionsOf({
    groups: form.groups.filter(({ isConditional }) => !(isConditional && areHidden)),
  })
}

/**
 * The fields to send: one text for each question that is asked and answered, the name of the file for a
 * file; nothing of a hidden group (CALL-13, O-31).
 */
export function answersToSend(
  form: Pick<FormDefinition, 'groups'>,
  { answers, files }: FilledForm,
): FormAnswers {
  const sent = new Map<string, string>()
  for (const { code, input } of askedQuestions(form, answers)) {
    const answer = input === 'file' ? files.get(code)?.name : answers.get(code)
    if (answer !== undefined && answer.trim() !== '') sent.set(code, answer)
  }
  return sent
}

/** The files to send, in the order of the form. */
export function filesToSend(
  form: Pick<FormDefinition, 'groups'>,
  { answers, files }: FilledForm,
): readonly (readonly [code: string, file: PickedFile])[] {
  return askedQuestions(form, answers).flatMap(({ code, input }) => {
    const file = input === 'file' ? files.get(code) : undefined
    return file ? [[code, file] as const] : []
  })
}
