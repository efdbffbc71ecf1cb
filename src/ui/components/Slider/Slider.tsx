import { type FocusEvent, type ReactNode, useState, useSyncExternalStore } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { ArrowLeftIcon, ArrowRightIcon, PauseIcon, PlayIcon } from '../Icon/icons.ts'
import { iconButtonLook } from '../IconButton/IconButton.css.ts'
import { needsScripts } from '../NeedsScripts/NeedsScripts.css.ts'
import { useIsFirstDrawing } from '../../first-drawing.ts'
import * as styles from './Slider.css.ts'
import { useAdvance } from './use-advance.ts'

export interface SliderWords {
  /** Names the region: "What we do for you". */
  readonly label: string
  readonly previous: string
  readonly next: string
  readonly stop: string
  readonly start: string
  /** "Slide 2 of 4". */
  readonly place: (place: number, count: number) => string
  /** What the region is, read out: "slides". */
  readonly kind: string
}

interface SliderProps {
  readonly slides: readonly { readonly id: string; readonly content: ReactNode }[]
  readonly words: SliderWords
}

/**
 * Slides that follow one another every five seconds. They wait while the pointer is over them or the focus
 * is in them, stop at the press of a button, and do not move at all when reduced motion is preferred
 * (CMS-11, O-21).
 */
export function Slider({ slides, words }: SliderProps) {
  const [place, setPlace] = useState(0)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isMotionReduced = useSyncExternalStore(nothing, prefersReducedMotion, notKnown)
  // Without scripts all slides are read, one below another.
  const isFirst = useIsFirstDrawing()
  const [isStopped = isMotionReduced, setStopped] = useState<boolean>()
  const count = slides.length
  const go = (step: number) => setPlace((place + step + count) % count)
  const isMoving = count > 1 && !isStopped && !isHovered && !isFocused
  useAdvance(isMoving, place, () => go(1))
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only watches who is there
    <section
      aria-roledescription={words.kind}
      aria-label={words.label}
      className={styles.slider}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={leave}
    >
      <div className={styles.stage} aria-live={isMoving ? 'off' : 'polite'}>
        {slides.map(({ id, content }, index) => (
          <div
            key={id}
            role="group"
            aria-label={words.place(index + 1, count)}
            className={styles.slide}
            inert={!isFirst && index !== place}
            data-here={index === place || undefined}
          >
            {content}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className={`${styles.controls} ${needsScripts}`}>
          <Control label={words.previous} icon={ArrowLeftIcon} onPress={() => go(-1)} />
          <p className={styles.place}>{words.place(place + 1, count)}</p>
          <Control label={words.next} icon={ArrowRightIcon} onPress={() => go(1)} />
          <Control
            label={isStopped ? words.start : words.stop}
            icon={isStopped ? PlayIcon : PauseIcon}
            onPress={() => setStopped(!isStopped)}
          />
        </div>
      )}
    </section>
  )
}

interface ControlProps {
  readonly label: string
  readonly icon: typeof ArrowLeftIcon
  readonly onPress: () => void
}

function Control({ label, icon, onPress }: ControlProps) {
  return (
    <button
      type="button"
      className={iconButtonLook({ tone: 'secondary' })}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <Icon of={icon} />
    </button>
  )
}

const nothing = () => () => {}
/** What a server knows of it. */
const notKnown = () => false

function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
