import { useId } from 'react'

/** What every field is told, whatever its control. */
export interface FieldWords {
  readonly label: string
  /** `hidden` where a table head or a legend already names it to the eye; `wide` where it is so on a phone alone. */
  readonly labelLook?: 'visible' | 'hidden' | 'wide' | undefined
  /** Help that is there before anything goes wrong. */
  readonly hint?: string | undefined
  /** What is wrong and how to put it right. */
  readonly error?: string | undefined
  /** Shown after the label of a field that may be left empty: "(optional)". */
  readonly optionalText?: string | undefined
  /** Set where a summary of errors links to the field. */
  readonly id?: string | undefined
}

export interface FieldIds {
  readonly control: string
  readonly hint: string
  readonly error: string
  readonly counter: string
}

/** What ties a control to its words. */
export interface ControlAria {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

/** Gives the parts of one field their ids. */
export function useFieldIds(id: string | undefined): FieldIds {
  const own = useId()
  const control = id ?? own
  return {
    control,
    hint: `${control}-hint`,
    error: `${control}-error`,
    counter: `${control}-counter`,
  }
}

/** The attributes of the control: its id, and the ids of the words that describe it now. */
export function controlAria(ids: FieldIds, words: FieldWords, counted = false): ControlAria {
  const described = [
    words.hint === undefined ? undefined : ids.hint,
    words.error === undefined ? undefined : ids.error,
    counted ? ids.counter : undefined,
  ].filter((part) => part !== undefined)
  return {
    id: ids.control,
    'aria-describedby': described.length === 0 ? undefined : described.join(' '),
    'aria-invalid': words.error === undefined ? undefined : true,
  }
}
