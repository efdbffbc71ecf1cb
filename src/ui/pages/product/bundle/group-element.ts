/** Where a group stands on the page, and the way to it. */
export function groupElementId(groupId: string): string {
  return `bundle-group-${groupId}`
}

/** Puts the focus on the first field of a group, so that what it asks for is read out. */
export function goToGroup(groupId: string): void {
  document.getElementById(groupElementId(groupId))?.querySelector('input')?.focus()
}
