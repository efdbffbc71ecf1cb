import { useState } from 'react'
import { buttonLook, words } from '../Button/Button.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { ChevronDownIcon } from '../Icon/icons.ts'
import { late } from '../Late/late.ts'
import type { MenuProps } from './menu-model.ts'

const loaded = late(async () => (await import('./LoadedMenu.tsx')).LoadedMenu)

/**
 * A button with a list of things to do. Arrow keys move, Esc closes and gives the focus back. Until
 * it is first pressed it is a plain button; its code is fetched when the pointer or the focus comes.
 */
export function Menu(props: MenuProps) {
  const [Loaded, setLoaded] = useState<Awaited<ReturnType<typeof loaded.load>>>()
  const { tone = 'quiet', size = 'md' } = props
  const triggerLook = buttonLook({ tone, size })
  const triggerWords = (
    <span className={words}>
      {props.icon && <Icon of={props.icon} />}
      {props.label}
      <Icon of={ChevronDownIcon} size="sm" />
    </span>
  )
  // A fetch that fails is tried again with the next press.
  const fetchAhead = () => {
    loaded.load().catch(() => undefined)
  }
  const open = () => {
    loaded.load().then(
      (piece) => setLoaded(() => piece),
      () => undefined,
    )
  }
  if (Loaded !== undefined) {
    return <Loaded menu={props} triggerLook={triggerLook} triggerWords={triggerWords} />
  }
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      className={triggerLook}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={open}
    >
      {triggerWords}
    </button>
  )
}
