/** A form on a page that is about something else (CMS-10). Nothing while it cannot be loaded. */
import { type ReactNode, useCallback, useState } from 'react'
import type { Forms } from '../../../application/form/forms.ts'
import type { FormDefinition } from '../../../domain/form/form-definition.ts'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { allLazy, lazy, Loaded } from '../../lazy.tsx'
import { useServices } from '../../storefront-context.tsx'
import { useProgram } from '../../use-program.ts'

// Most pages have no form; its inputs come with the first that has one.
const dynamicForm = lazy(async () => (await import('./DynamicForm.tsx')).DynamicForm)

interface PageFormProps {
  readonly heading: string
  /** The language of the heading, where that is not the page's. */
  readonly lang?: string | undefined
  readonly formCode: string
}

export function PageForm(props: PageFormProps) {
  const { forms } = useServices()
  const [codeAndService] = useState(() => allLazy(dynamicForm, forms))
  return (
    <Loaded of={codeAndService}>
      {([DynamicForm, service]) => (
        <OpenForm {...props} forms={service}>
          {(form) => (
            <DynamicForm key={`${form.code} ${form.writtenIn}`} forms={service} form={form} />
          )}
        </OpenForm>
      )}
    </Loaded>
  )
}

interface OpenFormProps extends PageFormProps {
  readonly forms: Forms
  readonly children: (form: FormDefinition) => ReactNode
}

function OpenForm({ heading, lang, formCode, forms, children }: OpenFormProps) {
  const [reading] = useProgram(
    useCallback((signal: AbortSignal) => forms.open(formCode, signal), [forms, formCode]),
  )
  if (reading.kind !== 'read') return null
  const form = reading.answer
  return (
    <Stack as="section">
      <Heading level={2} lang={heading === '' ? undefined : lang}>
        {heading || form.heading}
      </Heading>
      {children(form)}
    </Stack>
  )
}
