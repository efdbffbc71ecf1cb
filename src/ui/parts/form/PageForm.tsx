/** A form on a page that is about something else (CMS-10). Nothing while it cannot be had. */
import { lazy, Suspense, useCallback } from 'react'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { useProgram } from '../../use-program.ts'

// Most pages have no form; its inputs come with the first that has one.
const DynamicForm = lazy(async () => {
  const { DynamicForm: component } = await import('./DynamicForm.tsx')
  return { default: component }
})

interface PageFormProps {
  readonly heading: string
  /** The language of the heading, where that is not the page's. */
  readonly lang?: string | undefined
  readonly formCode: string
}

export function PageForm({ heading, lang, formCode }: PageFormProps) {
  const { read } = useStorefront()
  const [reading] = useProgram(
    useCallback((signal: AbortSignal) => read.form(formCode, signal), [read, formCode]),
  )
  if (reading.kind !== 'read') return null
  const form = reading.answer
  return (
    <Stack as="section">
      <Heading level={2} lang={heading === '' ? undefined : lang}>
        {heading || form.heading}
      </Heading>
      <Suspense fallback={null}>
        <DynamicForm key={`${form.code} ${form.writtenIn}`} form={form} />
      </Suspense>
    </Stack>
  )
}
