import { useTranslation } from 'react-i18next'
import type { ContentElement } from '../../../domain/content/widget.ts'
import { ListingBanner } from '../../components/ListingBanner/ListingBanner.tsx'
import { useLangOf } from '../../use-written.ts'
import { contentLink } from './content-link.tsx'

/** The banner over a list, in the reader's words (CAT-30, CAT-31). */
export function PageBanner({ element }: { readonly element: ContentElement }) {
  const { t } = useTranslation()
  return (
    <ListingBanner
      heading={element.heading}
      html={element.bodyHtml}
      image={element.image}
      link={element.link}
      collapseLabel={t('common:banner.collapse')}
      expandLabel={t('common:banner.expand')}
      lang={useLangOf()(element.writtenIn)}
      renderLink={contentLink}
    />
  )
}
