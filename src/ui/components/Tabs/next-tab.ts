/** Which of `count` tabs a key moves to from the one at `index`, round and round; undefined for other keys. */
export function nextTab(key: string, index: number, count: number): number | undefined {
  const places: Readonly<Record<string, number>> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index + count - 1) % count,
    Home: 0,
    End: count - 1,
  }
  return places[key]
}
