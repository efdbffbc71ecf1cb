/** What a reader presses and types before the shop is there to answer. */

export interface KeptPresses {
  readonly pressed: readonly HTMLElement[]
  readonly sent: readonly HTMLFormElement[]
  readonly typed: ReadonlyMap<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, string>
  /** Keeps nothing more: the shop answers by itself. */
  readonly stop: () => void
}

declare global {
  interface Window {
    keptPresses?: KeptPresses
  }
}

/**
 * Keeps presses, texts and forms until the shop has taken the page over. Links lead on by themselves, and so does a
 * form that names where it leads; any other form is never sent by the browser (a password must not reach an address).
 * The build puts this function into the page as it stands, so it may use nothing from outside.
 */
export function keepPresses(): void {
  const pressed: HTMLElement[] = []
  const sent: HTMLFormElement[] = []
  const typed = new Map<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, string>()
  const choices =
    'button,summary,label,input[type=radio],input[type=checkbox],[role=radio],[role=checkbox],[role=switch],[role=tab]'
  const listening = new AbortController()
  const listen = (type: string, hear: (event: Event, target: Element) => void) =>
    document.addEventListener(
      type,
      (event) => {
        if (event.target instanceof Element) hear(event, event.target)
      },
      { capture: true, signal: listening.signal },
    )
  listen('click', (event, target) => {
    const choice = target.closest<HTMLElement>(`a[href],${choices}`)
    if (!choice || choice.matches('a[href]')) return
    if (choice.closest('form[action]')) return
    // The label of a field that is typed into leads to the field, which needs nobody.
    if (choice instanceof HTMLLabelElement && !choice.control?.matches(choices)) return
    event.preventDefault()
    pressed.push(choice)
  })
  listen('submit', (event, form) => {
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return
    event.preventDefault()
    sent.push(form)
  })
  listen('input', (_, field) => {
    if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    ) {
      typed.set(field, field.value)
    }
  })
  window.keptPresses = { pressed, sent, typed, stop: () => listening.abort() }
}
