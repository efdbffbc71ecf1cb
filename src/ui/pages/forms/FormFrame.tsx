/** A page that is a form: breadcrumbs, heading and introduction. */
import type { ReactNode } from 'react'
import type { FormDefinition } from '../../../domain/form/form-definition.ts'
import { SanitisedHtml } from '../../components/SanitisedHtml/SanitisedHtml.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { PageFrame } from '../../parts/content/PageFrame.tsx'
import { useLangOf } from '../../use-written.ts'

interface FormFrameProps {
  readonly form: FormDefinition
  readonly children: ReactNode
}

export function FormFrame({ form, children }: FormFrameProps) {
  const lang = useLangOf()(form.writtenIn)
  return (
    <PageFrame
      title={form.heading}
      description={form.descriptionHtml}
      lead={form.descriptionHtml !== '' && <SanitisedHtml html={form.descriptionHtml} />}
      lang={lang}
    >
      <Stack space="xl">{children}</Stack>
    </PageFrame>
  )
}
