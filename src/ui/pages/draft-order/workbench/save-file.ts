/** Hands the text of a CSV file to the browser, which asks or saves as it is used to. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')}.csv`
  link.click()
  URL.revokeObjectURL(address)
}
