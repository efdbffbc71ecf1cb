import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './ModelCodeRibbon.css.ts'
import { type RibbonSegment, stateOf } from './ribbon-segment.ts'
import { meaningOf, type RibbonWords, spokenPart } from './ribbon-words.ts'

interface ModelCodeRibbonProps {
  readonly segments: readonly RibbonSegment[]
  readonly words: RibbonWords
  /** The part whose question is being looked at. */
  readonly litKey?: string | undefined
  /** A pointer or the focus is on a part, or has left it. */
  readonly onLight?: ((key: string | undefined) => void) | undefined
  /** A part was pressed: go to its question. Without it the ribbon is for reading only. */
  readonly onOpen?: ((key: string) => void) | undefined
}

/**
 * A model code as an object: one part per modifier, its short name above, its meaning below. A part that
 * is still open is an outlined gap.
 */
export function ModelCodeRibbon(props: ModelCodeRibbonProps) {
  const { segments, words } = props
  const shown = segments.find(({ key }) => key === props.litKey)
  const next = segments.find((segment) => stateOf(segment) === 'open')
  // There is always one, so that nothing moves under a finger when a part is lit.
  const told = shown ?? next ?? segments[0]
  return (
    <div className={styles.frame}>
      <ol className={styles.row} aria-label={words.title}>
        {segments.map((segment, index) => (
          <li key={segment.key} className={styles.part} data-state={stateOf(segment)}>
            <Part segment={segment} position={index + 1} ribbon={props} />
          </li>
        ))}
      </ol>
      {told !== undefined && (
        <p className={styles.told} aria-hidden>
          <span className={styles.toldName}>{told.name} ·</span> {meaningOf(told, words)}
        </p>
      )}
    </div>
  )
}

interface PartProps {
  readonly segment: RibbonSegment
  readonly position: number
  readonly ribbon: ModelCodeRibbonProps
}

function Part({ segment, position, ribbon }: PartProps) {
  const { words, onLight, onOpen, litKey } = ribbon
  const content = <PartContent segment={segment} position={position} words={words} />
  if (segment.isFixed || onOpen === undefined) {
    return <div className={styles.cell}>{content}</div>
  }
  return (
    <button
      type="button"
      className={`${styles.cell} ${styles.pressable}`}
      data-lit={segment.key === litKey || undefined}
      onClick={() => onOpen(segment.key)}
      onPointerEnter={() => onLight?.(segment.key)}
      onPointerLeave={() => onLight?.(undefined)}
      onFocus={() => onLight?.(segment.key)}
      onBlur={() => onLight?.(undefined)}
    >
      {content}
    </button>
  )
}

interface PartContentProps {
  readonly segment: RibbonSegment
  readonly position: number
  readonly words: RibbonWords
}

/** Read out as one sentence; what the eye sees is name, code and meaning below one another. */
function PartContent({ segment, position, words }: PartContentProps) {
  const state = stateOf(segment)
  return (
    <>
      <VisuallyHidden>{spokenPart(segment, position, words)}</VisuallyHidden>
      <span className={styles.name} aria-hidden>
        {segment.name}
      </span>
      <span className={styles.track} aria-hidden>
        <span
          key={segment.code}
          className={styles.code}
          data-state={state}
          data-changed={segment.isChanged || undefined}
        >
          {segment.code ?? (state === 'open' ? '\u00a0' : '–')}
        </span>
      </span>
      <span className={styles.meaning} data-state={state} aria-hidden>
        {meaningOf(segment, words)}
      </span>
    </>
  )
}
