/** A page that content management has written (ROUTE-22, ROUTE-15). */
import { useLoaderData } from '@tanstack/react-router'
import type { ContentPage as Written } from '../../../domain/content/widget.ts'
import { PageFrame } from '../../parts/content/PageFrame.tsx'
import { Widgets } from '../../parts/content/Widgets.tsx'
import { useLangOf } from '../../use-written.ts'

/** The page of whichever route shows it. */
export function ContentPage() {
  const page: Written = useLoaderData({ strict: false }) ?? nothing
  return (
    <PageFrame title={page.title} lead={page.lead} lang={useLangOf()(page.writtenIn)}>
      <Widgets of={page} />
    </PageFrame>
  )
}

const nothing: Written = { path: '', title: '', lead: '', widgets: [], writtenIn: 'en' }
