import type { ReactNode } from 'react'

/** Suggestions of one kind, below the name of the kind. */
export interface SuggestionGroup<Item> {
  readonly label: string
  readonly items: readonly Item[]
}

/** What the list shows: nothing yet, that it is being asked for, the answer, or that there was none. */
export type ComboboxState = 'idle' | 'loading' | 'ready' | 'failed'

export interface ComboboxProps<Item> {
  readonly label: string
  readonly labelLook?: 'visible' | 'hidden' | undefined
  readonly placeholder?: string | undefined
  /** In a form that looks something up: what the text is called in its address. */
  readonly name?: string | undefined
  readonly value: string
  /** `at` as of `performance.now()`, where it was typed before the field was answered for. */
  readonly onChange: (value: string, at?: number) => void
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
  /** What was chosen leads to the next choice: the list stays open for it. */
  readonly staysOpen?: boolean | undefined
}

/** The input as both forms of the field render it. */
export interface InputAttributes {
  readonly id: string
  readonly type: 'search'
  readonly name: string | undefined
  readonly placeholder: string | undefined
  readonly autoCapitalize: 'none'
  readonly autoComplete: 'off'
  readonly spellCheck: false
  readonly className: string
}

export interface LoadedComboboxProps<Item> {
  readonly combobox: ComboboxProps<Item>
  readonly input: {
    readonly attributes: InputAttributes
    /** Whether the plain field held the focus when this one took its place. */
    readonly focused: boolean
    /** Whether the list is to be seen at once. */
    readonly opens: boolean
  }
}

/** What the list says about itself, shown when it is empty and always read out. */
export const stateWords = <Item>(combobox: ComboboxProps<Item>, count: number): string =>
  ({
    idle: '',
    loading: combobox.loadingText,
    failed: combobox.failedText,
    ready: count === 0 ? combobox.emptyText : combobox.countText(count),
  })[combobox.state]
