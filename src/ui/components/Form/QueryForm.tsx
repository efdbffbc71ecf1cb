import type { ComponentProps, SyntheticEvent } from 'react'

interface QueryFormProps
  extends Omit<ComponentProps<'form'>, 'action' | 'encType' | 'method' | 'onSubmit' | 'target'> {
  /** The address of what is looked up, without its query. */
  readonly address: string
  /** What goes into the query beside the fields, by name. */
  readonly kept?: Readonly<Record<string, string | number | undefined>> | undefined
  /** Goes to the same address without loading the page again; left out where each field does so by itself. */
  readonly onSubmit?: (() => void) | undefined
}

/** A form that only looks something up: its fields are the query of an address, so that it works without scripts. */
export function QueryForm(props: QueryFormProps) {
  const { address, kept = {}, onSubmit, children, ...attributes } = props
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onSubmit?.()
  }
  return (
    <form
      {...attributes}
      method="get"
      action={address}
      onSubmit={submit}
      // On the way back the address says what is chosen, not the browser's memory of the fields.
      {...(onSubmit === undefined && { 'data-at-once': '', autoComplete: 'off' })}
    >
      {Object.entries(kept).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </form>
  )
}
