/**
 * The question of the bank: it tells the shop that it can be answered, stores the answer, then tells that there is one,
 * without what it is.
 */

import type { ShopLine } from './shop-line.ts'

export interface ChallengeParts {
  readonly main: HTMLElement
  readonly line: ShopLine
  readonly fetch: typeof globalThis.fetch
  /** Where the answer goes: the address of this page. */
  readonly path: string
  readonly leave: (address: string) => void
}

/** The shop around the page: the one that the browser tells of where it is known, else the one of the card. */
export function framingOrigin(
  { origin = '', origins = '' }: Readonly<Record<string, string | undefined>>,
  told: string | undefined,
): string {
  return told !== undefined && origins.split(' ').includes(told) ? told : origin
}

/** Brings the buttons to life. */
export function mountChallenge({ main, line, fetch, path, leave }: ChallengeParts): void {
  const problem = main.querySelector<HTMLElement>('[role="alert"]')
  const buttons = [...main.querySelectorAll<HTMLButtonElement>('[data-answer]')]
  let isSending = false
  const setSending = (value: boolean) => {
    isSending = value
    for (const button of buttons) button.setAttribute('aria-disabled', String(value))
  }
  /** Only a hint: what became of the payment is asked for by the shop at its engine. */
  const end = (hint: 'SUCCESS' | 'ERROR') => {
    if (main.dataset['by'] !== 'redirect') return line.tell({ type: 'challenge-ended' })
    const query = `action=CHECKOUT_PLACE_ORDER&status=${hint}`
    return leave(`${main.dataset['origin']}/threeDSHandover?${query}`)
  }
  const answer = async (given: string) => {
    if (isSending) return
    if (given === 'close') return end('ERROR')
    setSending(true)
    if (problem !== null) problem.hidden = true
    const isStored = await store(fetch, path, given)
    if (isStored) return end(given === 'approve' ? 'SUCCESS' : 'ERROR')
    setSending(false)
    if (problem === null) return undefined
    problem.textContent = problem.dataset['text'] ?? ''
    problem.hidden = false
    return undefined
  }
  for (const button of buttons) {
    button.addEventListener('click', () => void answer(button.dataset['answer'] ?? ''))
    button.disabled = false
  }
  // A page of its own has no shop around it.
  if (main.dataset['by'] !== 'redirect') line.tell({ type: 'challenge-ready' })
}

async function store(fetch: typeof globalThis.fetch, path: string, answer: string) {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ answer }),
    })
    return response.ok
  } catch {
    return false
  }
}
