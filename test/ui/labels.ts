/**
 * The labels of a form control, which every query by role and name asks for. jsdom walks the whole page for each
 * control, and once more for each label in it; here a label that names its control is looked up by that name.
 */

const controls = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
] as const

/** Makes the controls of this window answer so. */
export function findLabelsByName(): void {
  for (const control of controls) {
    Object.defineProperty(control.prototype, 'labels', { get: labelsOf, configurable: true })
  }
}

function labelsOf(this: HTMLElement): readonly HTMLLabelElement[] | null {
  // A hidden field has none, by the standard.
  if (this.getAttribute('type') === 'hidden') return null
  const page = this.ownerDocument
  return [...page.getElementsByTagName('label')].filter((label) =>
    label.htmlFor === '' ? label.control === this : page.getElementById(label.htmlFor) === this,
  )
}
