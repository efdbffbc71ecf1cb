import { Autocomplete as Base } from '@base-ui/react/autocomplete'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import * as control from '../Field/control.css.ts'
import { label as labelLook } from '../Field/Field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { SearchIcon } from '../Icon/icons.ts'
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Combobox.css.ts'

/** Suggestions of one kind, below the name of the kind. */
export interface SuggestionGroup<Item> {
  readonly label: string
  readonly items: readonly Item[]
}

/** What the list shows: nothing yet, that it is being asked for, the answer, or that there was none. */
export type ComboboxState = 'idle' | 'loading' | 'ready' | 'failed'

interface ComboboxProps<Item> {
  readonly label: string
  readonly labelLook?: 'visible' | 'hidden' | undefined
  readonly placeholder?: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
  readonly state: ComboboxState
  readonly groups: readonly SuggestionGroup<Item>[]
  readonly itemKey: (item: Item) => string
  /** The words of an item, for the screen reader. */
  readonly itemText: (item: Item) => string
  readonly renderItem: (item: Item) => ReactNode
  readonly onChoose: (item: Item) => void
  /** Enter while no suggestion is marked. */
  readonly onSubmit: (value: string) => void
  readonly loadingText: string
  readonly emptyText: string
  readonly failedText: string
  /** "4 suggestions", read out when they arrive. */
  readonly countText: (count: number) => string
  /** Below the suggestions: a way to all results. */
  readonly footer?: ReactNode
  readonly look?: 'text' | 'code' | undefined
}

/**
 * A field with suggestions (APG combobox with list autocomplete). Arrow keys mark a suggestion,
 * Enter takes it, Esc closes the list; the text stays free.
 */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const marked = useRef(false)
  const groups = props.groups.filter((group) => group.items.length > 0)
  const count = groups.reduce((sum, group) => sum + group.items.length, 0)
  const shown = open && props.state !== 'idle'
  const words = stateWords(props, count)
  const submit = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || marked.current || event.nativeEvent.isComposing) return
    event.preventDefault()
    setOpen(false)
    props.onSubmit(props.value)
  }
  return (
    <Base.Root
      items={groups}
      mode="none"
      value={props.value}
      // Taking a suggestion would also write its words into the field; choosing is enough.
      onValueChange={(value, { reason }) => {
        if (reason !== 'item-press') props.onChange(value)
      }}
      open={shown}
      onOpenChange={setOpen}
      onItemHighlighted={(item) => {
        marked.current = item !== undefined
      }}
      itemToStringValue={props.itemText}
      openOnInputClick
    >
      <label htmlFor={id} className={props.labelLook === 'hidden' ? visuallyHidden : labelLook}>
        {props.label}
      </label>
      <div className={styles.row}>
        <span className={styles.mark}>
          <Icon of={SearchIcon} />
        </span>
        <Base.Input
          id={id}
          type="search"
          placeholder={props.placeholder}
          onKeyDown={submit}
          autoCapitalize="none"
          spellCheck={false}
          className={`${control.control} ${control.look[props.look ?? 'text']} ${styles.input}`}
        />
      </div>
      <LiveRegion message={shown ? words : ''} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} sideOffset={4} align="start">
          <Base.Popup className={styles.popup} aria-busy={props.state === 'loading'}>
            {count === 0 && (
              <div className={styles.state}>
                {props.state === 'loading' && <Spinner />}
                {words}
              </div>
            )}
            <Base.List className={styles.list} aria-label={props.label}>
              {(group: SuggestionGroup<Item>) => (
                <Suggestions key={group.label} group={group} combobox={props} />
              )}
            </Base.List>
            {props.footer !== undefined && <div className={styles.foot}>{props.footer}</div>}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

interface SuggestionsProps<Item> {
  readonly group: SuggestionGroup<Item>
  readonly combobox: ComboboxProps<Item>
}

function Suggestions<Item>({ group, combobox }: SuggestionsProps<Item>) {
  return (
    <Base.Group items={group.items} className={styles.group}>
      <Base.GroupLabel className={styles.groupLabel}>{group.label}</Base.GroupLabel>
      <Base.Collection>
        {(item: Item) => (
          <Base.Item
            key={combobox.itemKey(item)}
            value={item}
            className={styles.item}
            onClick={() => combobox.onChoose(item)}
          >
            {combobox.renderItem(item)}
          </Base.Item>
        )}
      </Base.Collection>
    </Base.Group>
  )
}

const stateWords = <Item,>(props: ComboboxProps<Item>, count: number): string =>
  ({
    idle: '',
    loading: props.loadingText,
    failed: props.failedText,
    ready: count === 0 ? props.emptyText : props.countText(count),
  })[props.state]
