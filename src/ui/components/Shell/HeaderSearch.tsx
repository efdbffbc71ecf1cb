/** The search by model code in the head of the page. */
export function HeaderSearch() {
  return null
}
