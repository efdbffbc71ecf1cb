/**
 * Holds a text against a pattern in a time that grows with both and with nothing else. Patterns come with
 * a form's definition: the browser's own engine can be held up for minutes by a short one (T30).
 */
import { isWordUnit, type PatternNode, readPattern, type UnitTest } from './pattern-syntax.ts'

/** `unknown`: the pattern is none, is too long, or is not regular. Then the server decides. */
export type PatternVerdict = 'fits' | 'fails' | 'unknown'

/** Characters of the longest pattern that is looked at. */
export const longestPattern = 256
/** Characters of the longest text that is held against one. */
export const longestText = 1_000
/** Steps of the largest machine: with the longest text no more than a million moves. */
const largestMachine = 1_000

/** Whether a text fits a pattern; a pattern without `^` and `$` may fit anywhere in it (O-32). */
export function fitsPattern(pattern: string, text: string): PatternVerdict {
  if (pattern.length > longestPattern || text.length > longestText) return 'unknown'
  if (!isPattern(pattern)) return 'unknown'
  const tree = readPattern(pattern)
  const machine = tree && machineOf(tree)
  if (!machine) return 'unknown'
  return runs(machine, text) ? 'fits' : 'fails'
}

type Step =
  | { readonly kind: 'unit'; readonly fits: UnitTest }
  | { readonly kind: 'place'; readonly at: Place }
  | { kind: 'fork'; readonly ways: number[] }
  | { readonly kind: 'end' }

type Place = Extract<PatternNode, { kind: 'place' }>['at']

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern) instanceof RegExp
  } catch {
    return false
  }
}

class TooLarge extends Error {}

function machineOf(tree: PatternNode): readonly Step[] | undefined {
  const steps: Step[] = []
  try {
    build(tree, steps)
  } catch (problem) {
    if (problem instanceof TooLarge) return undefined
    throw problem
  }
  steps.push({ kind: 'end' })
  return steps
}

/** Writes the steps of a tree; each goes on to the one behind it. */
function build(node: PatternNode, steps: Step[]): void {
  switch (node.kind) {
    case 'unit':
    case 'place':
      add(steps, node)
      return
    case 'row':
      for (const part of node.parts) build(part, steps)
      return
    case 'choice':
      buildChoice(node.ways, steps)
      return
    case 'repeat':
      buildRepeat(node, steps)
  }
}

function buildChoice(ways: readonly PatternNode[], steps: Step[]): void {
  const fork = addFork(steps)
  const ends: number[][] = []
  for (const way of ways) {
    fork.push(steps.length)
    build(way, steps)
    ends.push(addFork(steps))
  }
  for (const end of ends) end.push(steps.length)
}

function buildRepeat(
  { part, least, most }: Extract<PatternNode, { kind: 'repeat' }>,
  steps: Step[],
): void {
  const before = steps.length
  for (let count = 0; count < least; count += 1) {
    build(part, steps)
    // Nothing, however often, is nothing.
    if (steps.length === before) return
  }
  if (most === Number.POSITIVE_INFINITY) {
    const start = steps.length
    const fork = addFork(steps)
    fork.push(steps.length)
    build(part, steps)
    addFork(steps).push(start)
    fork.push(steps.length)
    return
  }
  const exits: number[][] = []
  for (let count = least; count < most; count += 1) {
    const fork = addFork(steps)
    fork.push(steps.length)
    exits.push(fork)
    build(part, steps)
  }
  for (const exit of exits) exit.push(steps.length)
}

function add(steps: Step[], step: Step): void {
  if (steps.length >= largestMachine) throw new TooLarge()
  steps.push(step)
}

/** A step from which it goes on to several others, which are written into the list that this answers. */
function addFork(steps: Step[]): number[] {
  const ways: number[] = []
  add(steps, { kind: 'fork', ways })
  return ways
}

/** Walks all ways at once, unit by unit: no way is ever walked twice at one place of the text. */
function runs(steps: readonly Step[], text: string): boolean {
  let present: readonly number[] = []
  for (let at = 0; at <= text.length; at += 1) {
    // A new try begins at every place of the text.
    const reached = reach(steps, [...present, 0], { text, at })
    if (reached === 'end') return true
    present = reached
      .filter((index) => {
        const step = steps[index]
        return at < text.length && step?.kind === 'unit' && step.fits(text.charCodeAt(at))
      })
      .map((index) => index + 1)
  }
  return false
}

interface Spot {
  readonly text: string
  readonly at: number
}

/** The steps that wait for a unit, from these ones on; `end` when the pattern is through. */
function reach(
  steps: readonly Step[],
  from: readonly number[],
  spot: Spot,
): readonly number[] | 'end' {
  const seen = new Set<number>()
  const open = [...from]
  const waiting: number[] = []
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    const step = steps[index]
    if (step === undefined || seen.has(index)) continue
    seen.add(index)
    if (step.kind === 'end') return 'end'
    if (step.kind === 'unit') waiting.push(index)
    else if (step.kind === 'fork') open.push(...step.ways)
    else if (isAt(step.at, spot)) open.push(index + 1)
  }
  return waiting
}

function isAt(place: Place, { text, at }: Spot): boolean {
  if (place === 'start') return at === 0
  if (place === 'end') return at === text.length
  const isEdge = isWordAt(text, at - 1) !== isWordAt(text, at)
  return isEdge === (place === 'word-edge')
}

function isWordAt(text: string, at: number): boolean {
  return at >= 0 && at < text.length && isWordUnit(text.charCodeAt(at))
}
