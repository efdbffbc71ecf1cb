import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { lazy, useLoadedBefore } from '../../lazy.tsx'
import * as control from '../Field/control.css.ts'
import { label as labelLook } from '../Field/Field.css.ts'
import { useTypedBefore } from '../Field/typed-before.ts'
import { Icon } from '../Icon/Icon.tsx'
import { SearchIcon } from '../Icon/icons.ts'
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Combobox.css.ts'
import type { ComboboxProps, InputAttributes } from './combobox-model.ts'

export const loadedCombobox = lazy(
  async () => (await import('./LoadedCombobox.tsx')).LoadedCombobox,
)

/** What the field says of itself before its list is there: there is none to control yet. */
const closedCombobox = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': false,
} as const

/** When a text that is repeated was typed (`repeat-presses.ts`). */
function typedBefore(event: Event): number | undefined {
  return event instanceof CustomEvent && typeof event.detail === 'number' ? event.detail : undefined
}

/**
 * A field with suggestions (APG combobox with list autocomplete). Arrow keys mark a suggestion,
 * Enter takes it, Esc closes the list; the text stays free. Until it is first used it is a plain
 * field; the code of the list is fetched when the field gets the focus.
 */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const id = useId()
  useTypedBefore(id, props.onChange)
  const Before = useLoadedBefore(loadedCombobox)
  const [Loaded, setLoaded] = useState(() => Before)
  const field = useRef<HTMLInputElement>(null)
  const [wasFocused, setWasFocused] = useState(false)
  // Enter was pressed before the list arrived, so the list is no longer needed.
  const [isDone, setDone] = useState(false)
  const fetchList = async () => {
    try {
      const piece = await loadedCombobox()
      setWasFocused(document.activeElement === field.current)
      setLoaded(() => piece)
    } catch {
      // Without the list the field still takes words and Enter still searches.
    }
  }
  const attributes: InputAttributes = {
    id,
    type: 'search',
    name: props.name,
    placeholder: props.placeholder,
    autoCapitalize: 'none',
    autoComplete: 'off',
    spellCheck: false,
    className: `${control.control} ${control.look[props.look ?? 'text']} ${styles.input}`,
  }
  const submit = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    setDone(true)
    props.onSubmit(props.value)
  }
  return (
    <div>
      <label htmlFor={id} className={props.labelLook === 'hidden' ? visuallyHidden : labelLook}>
        {props.label}
      </label>
      <div className={styles.row}>
        <span className={styles.mark}>
          <Icon of={SearchIcon} />
        </span>
        {Loaded === undefined ? (
          <input
            {...attributes}
            {...closedCombobox}
            ref={field}
            value={props.value}
            onChange={(event) => {
              setDone(false)
              props.onChange(event.target.value, typedBefore(event.nativeEvent))
            }}
            onFocus={() => void fetchList()}
            onKeyDown={submit}
          />
        ) : (
          <Loaded
            combobox={props}
            input={{ attributes, focused: wasFocused, opens: wasFocused && !isDone }}
          />
        )}
      </div>
    </div>
  )
}
