/** What a model that may take the place of another one says, in words. */
import type { TFunction } from 'i18next'
import type { NearAnswer, NearModel } from '../../../domain/catalogue/near-model.ts'

/** An option of a list that is longer is cut off by browsers. */
const longest = 100

/** The question with its answer then and now, or with the one that is known. */
export function nearAnswerWords(
  t: TFunction,
  { question, was, now }: NearAnswer,
  isCompared: boolean,
): string {
  const none = t('copy:near.none')
  return isCompared
    ? t('copy:near.answer', { question, was: was ?? none, now: now ?? none })
    : t('common:named', { name: question, text: now ?? none })
}

/** The code with what differs: in full where that is short, else in how many answers. */
export function nearModelWords(t: TFunction, code: string, near: NearModel | undefined): string {
  if (!near?.isCompared) return code
  const { answers } = near
  if (answers.length === 0) return t('copy:near.named', { code, text: t('copy:near.same') })
  const inFull = answers.map((answer) => nearAnswerWords(t, answer, true)).join(', ')
  const text = inFull.length <= longest ? inFull : t('copy:near.count', { count: answers.length })
  return t('copy:near.named', { code, text })
}
