import { Autocomplete as Base } from '@base-ui/react/autocomplete'
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import * as styles from './Combobox.css.ts'
import { type LoadedComboboxProps, type SuggestionGroup, stateWords } from './combobox-model.ts'

/**
 * The field with its list, on Base UI. The list stands below the field in the page's own order, not
 * at its end, and hides nothing else from screen readers.
 */
export function LoadedCombobox<Item>({ input, combobox }: LoadedComboboxProps<Item>) {
  const [open, setOpen] = useState(input.opens)
  const marked = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  // The field changed under the typing hand: the focus goes over with the text, once.
  useLayoutEffect(() => {
    if (!input.focused) return
    field.current?.focus()
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length)
  }, [input.focused])
  const groups = combobox.groups.filter((group) => group.items.length > 0)
  const count = groups.reduce((sum, group) => sum + group.items.length, 0)
  const shown = open && combobox.state !== 'idle'
  const words = stateWords(combobox, count)
  const submit = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || marked.current || event.nativeEvent.isComposing) return
    event.preventDefault()
    setOpen(false)
    combobox.onSubmit(combobox.value)
  }
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  return (
    <Base.Root
      items={groups}
      // The source of the options has already filtered them.
      filter={null}
      value={combobox.value}
      onValueChange={(value) => combobox.onChange(value)}
      open={shown}
      onOpenChange={(next, { reason }) =>
        setOpen(next || (combobox.staysOpen === true && reason === 'item-press'))
      }
      onItemHighlighted={(item) => {
        marked.current = item !== undefined
      }}
      itemToStringValue={combobox.itemText}
      openOnInputClick
    >
      <Base.InputGroup onBlur={leave}>
        <Base.Input {...input.attributes} ref={field} onKeyDown={submit} />
        <LiveRegion message={shown ? words : ''} />
        {shown && (
          <div className={styles.popup} aria-busy={combobox.state === 'loading'}>
            {count === 0 && (
              <div className={styles.state}>
                {combobox.state === 'loading' && <Spinner />}
                {words}
              </div>
            )}
            <Base.List className={styles.list} aria-label={combobox.label}>
              {(group: SuggestionGroup<Item>) => (
                <Base.Group key={group.label} items={group.items} className={styles.group}>
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
              )}
            </Base.List>
            {combobox.footer !== undefined && <div className={styles.foot}>{combobox.footer}</div>}
          </div>
        )}
      </Base.InputGroup>
    </Base.Root>
  )
}
