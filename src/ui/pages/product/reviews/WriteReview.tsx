/** The way to a review of one's own: for customers a form, for visitors the sign-in. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductReviews } from '../../../../application/catalogue/product-reviews.ts'
import { catalogueLocale } from '../../../../domain/content/content-locale.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { buttonLook } from '../../../components/Button/Button.css.ts'
import { EditIcon } from '../../../components/Icon/icons.ts'
import { UnlessActing } from '../../../parts/acting/UnlessActing.tsx'
import { routerLink } from '../../../routes/router-link.tsx'
import { useSignInHref } from '../../../routes/sign-in-link.ts'
import { useAccount } from '../../../use-account.ts'
import { useKeptFocus } from '../../../use-kept-focus.ts'
import { ReviewForm } from './ReviewForm.tsx'
import { useReviewEntry } from './use-review-entry.ts'

interface WriteReviewProps {
  readonly service: ProductReviews
  readonly productId: string
  readonly onWritten: () => void
}

export function WriteReview(props: WriteReviewProps) {
  const { t } = useTranslation()
  const account = useAccount()
  const signInHref = useSignInHref()
  if (account === undefined) {
    return (
      <div>
        {routerLink({
          href: signInHref,
          className: buttonLook(),
          children: t('review:signInToWrite'),
        })}
      </div>
    )
  }
  return (
    <UnlessActing>
      <OwnWords key={account.id} {...props} />
    </UnlessActing>
  )
}

/** The form is open where words have been left in it. */
function OwnWords({ service, productId, onWritten }: WriteReviewProps) {
  const { t, i18n } = useTranslation()
  const state = useReviewEntry({ productId, writtenIn: catalogueLocale(i18n.language) })
  const [isOpen, setOpen] = useState(state.isTouched)
  const place = useKeptFocus<HTMLDivElement>(isOpen ? 'open' : 'closed')
  return (
    <div ref={place}>
      {isOpen ? (
        <ReviewForm
          service={service}
          state={state}
          onWritten={onWritten}
          onClose={() => setOpen(false)}
        />
      ) : (
        <Button icon={EditIcon} onClick={() => setOpen(true)}>
          {t('review:write')}
        </Button>
      )}
    </div>
  )
}
