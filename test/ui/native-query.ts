/** The query that a browser without scripts would send a form with, pressed by this button if there are several. */
export function nativeQuery(form: HTMLElement, pressed?: HTMLElement): string {
  if (!(form instanceof HTMLFormElement)) throw new Error('This is no form.')
  const texts = [...new FormData(form, pressed)].map(([name, value]): [string, string] => {
    if (typeof value !== 'string') throw new Error('A file does not go into an address.')
    return [name, value]
  })
  return new URLSearchParams(texts).toString()
}
