/** The company's milestones from 1976 to 2022 (CMS-14). */
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { inOrderOfYears } from '../../../domain/content/milestone.ts'
import { MilestoneCarousel } from '../../components/MilestoneCarousel/MilestoneCarousel.tsx'
import { PageFrame } from '../../parts/content/PageFrame.tsx'
import { Widgets } from '../../parts/content/Widgets.tsx'
import { useLangOf } from '../../use-written.ts'

const milestonesRoute = getRouteApi('/company-milestones')

export function MilestonesPage() {
  const { t } = useTranslation()
  const langOf = useLangOf()
  const { milestones, page } = milestonesRoute.useLoaderData()
  return (
    <PageFrame
      title={page?.title ?? t('common:shell.page.milestones')}
      lead={page?.lead}
      lang={page && langOf(page.writtenIn)}
    >
      <MilestoneCarousel
        milestones={inOrderOfYears(milestones)}
        label={t('content:milestones.carousel')}
        previousLabel={t('content:milestones.earlier')}
        nextLabel={t('content:milestones.later')}
        langOf={langOf}
      />
      {page && <Widgets of={page} />}
    </PageFrame>
  )
}
