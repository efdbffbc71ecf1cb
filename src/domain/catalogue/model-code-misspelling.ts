/** Options that stand in a code with a mistake in them: edit distances, worked out down a trie. */
import type { TrieNode } from './model-code-trie.ts'

export interface Misspelling {
  /** The option, as it is spelt. */
  readonly text: string
  /** How many characters of the window the option is taken for. */
  readonly length: number
  readonly cost: number
}

/**
 * Every option that lies within so many edits of a beginning of the window. Down the trie goes a row of the
 * edit-distance table: what it costs to turn the way so far into the first 0, 1, 2 … characters. Options
 * that begin alike share their rows, and a branch ends where every entry has become too dear.
 */
export function misspeltOptions(
  root: TrieNode,
  window: string,
  edits: number,
): readonly Misspelling[] {
  const found: Misspelling[] = []
  descend(
    root,
    '',
    Array.from({ length: window.length + 1 }, (_, index) => index),
  )
  return found

  function descend(node: TrieNode, text: string, row: readonly number[]): void {
    if (Math.min(...row) > edits) return
    if (node.isEnd) {
      row.forEach((cost, length) => {
        if (cost <= edits) found.push({ text, length, cost })
      })
    }
    for (const [character, child] of node.next) {
      descend(child, text + character, nextRow(row, window, character))
    }
  }
}

function nextRow(row: readonly number[], window: string, character: string): readonly number[] {
  const next: number[] = []
  row.forEach((above, index) => {
    if (index === 0) next.push(above + 1)
    else {
      const before = row[index - 1] ?? 0
      const beside = next[index - 1] ?? 0
      const isSame = window[index - 1] === character
      next.push(Math.min(above + 1, beside + 1, isSame ? before : before + 1))
    }
  })
  return next
}
