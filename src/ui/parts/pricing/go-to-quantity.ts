/** Puts the focus on the quantity, which stands beside its form; what is in sight already stays where it is. */
export function goToQuantity(formId: string): void {
  const form = document.getElementById(formId)
  const field = form instanceof HTMLFormElement ? form.elements.namedItem('quantity') : null
  if (!(field instanceof HTMLElement)) return
  field.scrollIntoView({ block: 'nearest' })
  field.focus({ preventScroll: true })
}
