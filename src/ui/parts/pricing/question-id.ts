/** The element that asks a modifier's question; the ribbon and the list of problems lead to it. */
export function questionId(modifierKey: string): string {
  return `question-${modifierKey}`
}

/** Brings the first answer that the browser refuses into view and puts the focus on it (PRICE-10). */
export function goToProblem(form: HTMLFormElement | null): void {
  const refused = [...(form?.elements ?? [])]
    .filter((field) => field instanceof HTMLElement)
    .find((field) => field.matches('input:invalid, select:invalid'))
  refused?.scrollIntoView({ block: 'center' })
  refused?.focus({ preventScroll: true })
}

/** Brings a question into view and puts the focus on its answer, or on the first one. */
export function goToQuestion(modifierKey: string): void {
  const question = document.getElementById(questionId(modifierKey))
  const answer =
    question?.querySelector<HTMLElement>('input:checked:enabled') ??
    question?.querySelector<HTMLElement>('input:enabled, select')
  question?.scrollIntoView({ block: 'center' })
  answer?.focus({ preventScroll: true })
}
