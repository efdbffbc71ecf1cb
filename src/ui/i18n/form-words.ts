/** Forms in words: what is wrong with an answer, and what a form says where its definition is silent. */
import type { TFunction } from 'i18next'
import type { PortFailure } from '../../application/failure.ts'
import type { AnswerMark } from '../../application/form/form-entry.view.ts'
import type { FormDefinition, FormQuestion } from '../../domain/form/form-definition.ts'
import { fileEndings, mostFiles } from '../../domain/form/picked-file.ts'
import { failureWords } from './failure-words.ts'

/** What is wrong with an answer and how to put it right; it names the question (FORM-03, FORM-04). */
export function answerMarkWords(t: TFunction, question: FormQuestion, mark: AnswerMark): string {
  if (mark.kind === 'refused') return mark.texts.join(' ')
  const { name, hint } = question
  const values = {
    name,
    hint,
    endings: fileEndings.join(', ').toUpperCase(),
    count: mostFiles,
  }
  return t(`form:problem.${mark.kind}`, { count: mostFiles, replace: values }).trim()
}

/** The words of the button (FORM-09). */
export function submitWords(t: TFunction, { submitText }: Pick<FormDefinition, 'submitText'>) {
  return submitText ?? t('form:submit')
}

/** The words of thanks, as HTML (FORM-10). */
export function thanksWords(t: TFunction, { successHtml }: Pick<FormDefinition, 'successHtml'>) {
  return successHtml ?? t('form:thanks')
}

/** Why a form was not sent. One whose answer was lost counts once, however often it is sent. */
export function formFailureWords(t: TFunction, failure: PortFailure): string {
  return failure.kind === 'unconfirmed'
    ? t('form:unconfirmed')
    : failureWords(t, failure, 'form:failed')
}
