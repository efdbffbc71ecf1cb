/** The form at work: it tells the shop how it stands, and hands out a token when the shop asks for one. */

import { CARD_FIELDS, type CardField, cardProblems, type CardProblems } from '../card/card-check.ts'
import { localeOf, wordsIn } from '../pages/words/words.ts'
import { controlOf, reshape, showProblems, typedCard } from './card-fields.ts'
import { requestToken } from './request-token.ts'
import type { ShopLine } from './shop-line.ts'

export interface CardFormParts {
  readonly form: HTMLFormElement
  readonly line: ShopLine
  readonly fetch: typeof globalThis.fetch
  readonly now: () => Date
}

/** Brings a form to life. */
export function mountCardForm({ form, line, fetch, now }: CardFormParts): void {
  const locale = localeOf(form.ownerDocument.documentElement.lang)
  const words = wordsIn(locale)
  let shown: CardProblems = {}
  let isSending = false
  const show = (problems: CardProblems) => {
    shown = problems
    showProblems(form, problems, words)
  }
  const refuse = (problems: CardProblems) => {
    show(problems)
    line.tell({ type: 'refused', fields: CARD_FIELDS.filter((field) => field in problems) })
  }
  const focus = (field: CardField | undefined) => {
    const first = field ?? CARD_FIELDS.find((each) => each in shown) ?? 'nameOnCreditCard'
    controlOf(form, first).focus()
  }
  const submit = async () => {
    if (isSending) return
    const problems = cardProblems(typedCard(form), now())
    if (Object.keys(problems).length > 0) return refuse(problems)
    show({})
    isSending = true
    const result = await requestToken(fetch, {
      card: typedCard(form),
      locale,
      origin: form.dataset['origin'] ?? '',
    })
    isSending = false
    if (result.kind === 'refused') refuse(result.problems)
    else if (result.kind === 'failed') line.tell({ type: 'failed', reason: result.reason })
    else line.tell({ type: 'token', ...result.token })
  }

  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) reshape(target)
    const problems = cardProblems(typedCard(form), now())
    // A problem that is told goes when it is solved; no new one comes while something is being typed.
    show(Object.fromEntries(Object.entries(problems).filter(([field]) => field in shown)))
    line.tell({ type: 'changed', isComplete: Object.keys(problems).length === 0 })
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void submit()
  })
  line.listen((message) => {
    if (message.type === 'submit') void submit()
    else focus(CARD_FIELDS.find((field) => field === message.field))
  })
  line.tell({ type: 'ready' })
}
