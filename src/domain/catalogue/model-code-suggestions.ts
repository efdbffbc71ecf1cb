/**
 * The codes nearest to a mistaken one: those one edit away (a character more, less or other), or two. The
 * tries are walked with mistakes allowed, so that only what can still end well is ever looked at; the codes
 * themselves, which may be more than there are atoms, are never listed.
 */
import { misspeltOptions } from './model-code-misspelling.ts'
import { completeReadings } from './model-code-reading.ts'
import type { CodeSegment, TrieNode } from './model-code-trie.ts'

/** Two-edit neighbours that are given. Those one edit away all are: the code that was meant is among them. */
const farNeighbours = 8

/** Two-edit neighbours looked at to find them. */
const farCandidates = 256

/**
 * The valid codes one edit away, else some of those two edits away. Each has exactly one reading. Those
 * come first that differ at `position`, then those that differ close to it; of those a character that is easily misread
 * for the written one.
 */
export function nearestCodes(
  segments: readonly CodeSegment[],
  code: string,
  position: number,
): readonly string[] {
  const near = codesOneEditAway(segments, code, position)
  if (near.length > 0) return near
  const far: string[] = []
  for (const candidate of codesWithin(segments, code, { edits: 2, limit: farCandidates })) {
    if (isValid(segments, candidate)) far.push(candidate)
    if (far.length === farNeighbours) break
  }
  return ranked(far, code, position)
}

/** All valid codes one edit away, in the same order. */
export function codesOneEditAway(
  segments: readonly CodeSegment[],
  code: string,
  position: number,
): readonly string[] {
  const near = codesWithin(segments, code, { edits: 1, limit: Number.POSITIVE_INFINITY })
  return ranked(
    near.filter((candidate) => isValid(segments, candidate)),
    code,
    position,
  )
}

/** An option, or the lack of an optional one, taken to stand from one place in the code to another. */
interface Step {
  readonly text: string
  readonly end: number
  /** Edits between the option and the characters it is taken for. */
  readonly edits: number
}

/**
 * The codes that at most so many edits turn the given one into, each once. Exact options are followed before
 * misspelt ones, hence codes that differ late come before codes that differ early.
 */
function codesWithin(
  segments: readonly CodeSegment[],
  code: string,
  { edits: budget, limit }: { readonly edits: number; readonly limit: number },
): readonly string[] {
  const knownSteps = new Map<number, readonly Step[]>()
  const knownEndings = new Map<number, readonly string[]>()
  return canEnd(0, 0, budget) ? endingsFrom(0, 0, budget) : []

  /** How a code may go on from here. With no edit left there is one way: as it is written. */
  function endingsFrom(index: number, position: number, edits: number): readonly string[] {
    if (edits === 0 || index === segments.length) return [code.slice(position)]
    const key = keyOf(index, position, edits)
    const endings = knownEndings.get(key) ?? findEndings(index, position, edits)
    knownEndings.set(key, endings)
    return endings
  }

  function findEndings(index: number, position: number, edits: number): readonly string[] {
    const endings = new Set<string>()
    for (const step of stepsFrom(index, position, edits)) {
      for (const rest of endingsFrom(index + 1, step.end, edits - step.edits)) {
        endings.add(step.text + rest)
        if (endings.size === limit) return [...endings]
      }
    }
    return [...endings]
  }

  /** The steps after which the rest can still end well: a dead end is found once and never again. */
  function stepsFrom(index: number, position: number, edits: number): readonly Step[] {
    const key = keyOf(index, position, edits)
    const steps = knownSteps.get(key) ?? findSteps(index, position, edits)
    knownSteps.set(key, steps)
    return steps
  }

  function findSteps(index: number, position: number, edits: number): readonly Step[] {
    const segment = segments[index]
    if (!segment) return []
    const exact = exactSteps(segment, code, position).filter(({ end }) =>
      canEnd(index + 1, end, edits),
    )
    // How many edits may be spent on the characters up to each end. Where none may, and that is nearly
    // everywhere, the options need not be compared: this keeps a large catalogue as quick as a small one.
    const window = code.slice(position, position + segment.longest + edits)
    const spendable = Array.from({ length: window.length + 1 }, (_, length) => {
      let spent = edits
      while (spent > 0 && !canEnd(index + 1, position + length, edits - spent)) spent -= 1
      return spent
    })
    if (spendable.every((spent) => spent === 0)) return exact
    const misspelt = misspeltOptions(segment.root, window, edits)
      .filter(({ length, cost }) => cost > 0 && cost <= (spendable[length] ?? 0))
      .map(({ text, length, cost }) => ({ text, end: position + length, edits: cost }))
    return [...exact, ...misspelt]
  }

  function canEnd(index: number, position: number, edits: number): boolean {
    if (index === segments.length) return position === code.length
    return stepsFrom(index, position, edits).length > 0
  }

  function keyOf(index: number, position: number, edits: number): number {
    return (index * (code.length + 1) + position) * (budget + 1) + edits
  }
}

/** The options that stand at a position as they are, and the lack of an optional one. */
function exactSteps(segment: CodeSegment, code: string, position: number): readonly Step[] {
  const steps: Step[] = segment.isOptional ? [{ text: '', end: position, edits: 0 }] : []
  let node: TrieNode | undefined = segment.root
  for (let end = position; node; end += 1) {
    if (node.isEnd) steps.push({ text: code.slice(position, end), end, edits: 0 })
    node = node.next.get(code.charAt(end))
  }
  return steps
}

/** A suggestion must decode: read by the very same reader, in one way only. */
function isValid(segments: readonly CodeSegment[], code: string): boolean {
  return completeReadings(segments, code).length === 1
}

function ranked(codes: Iterable<string>, code: string, position: number): readonly string[] {
  const rank = (candidate: string) => {
    const at = firstDifference(candidate, code)
    const longer = Math.abs(candidate.length - code.length)
    const isMisread = longer === 0 && lookAlike(candidate.charAt(at), code.charAt(at))
    return { candidate, away: Math.abs(at - position), longer, unlike: isMisread ? 0 : 1 }
  }
  return Array.from(codes, rank)
    .toSorted(
      (one, other) =>
        one.away - other.away ||
        one.longer - other.longer ||
        one.unlike - other.unlike ||
        (one.candidate < other.candidate ? -1 : 1),
    )
    .map(({ candidate }) => candidate)
}

/** Characters that are taken for each other on a plate, in writing or by a scanner. */
const misread = ['0O', '0D', '0Q', '1I', '1L', '2Z', '5S', '6G', '8B', 'UV']

function lookAlike(one: string, other: string): boolean {
  return misread.some((pair) => pair.includes(one) && pair.includes(other))
}

function firstDifference(one: string, other: string): number {
  let index = 0
  while (index < one.length && one[index] === other[index]) index += 1
  return index
}
