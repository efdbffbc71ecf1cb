/** The way to a review of one's own: for customers a form, for visitors the sign-in. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductReviews } from '../../../../application/catalogue/product-reviews.ts'
import type { OwnReview } from '../../../../domain/catalogue/product-review.ts'
import { catalogueLocale } from '../../../../domain/content/content-locale.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { buttonLook } from '../../../components/Button/Button.css.ts'
import { EditIcon } from '../../../components/Icon/icons.ts'
import { UnlessActing } from '../../../parts/acting/UnlessActing.tsx'
import { routerLink } from '../../../addresses/router-link.tsx'
import { useSignInHref } from '../../../addresses/sign-in-link.ts'
import { useAccount } from '../../../use-account.ts'
import { useKeptFocus } from '../../../use-kept-focus.ts'
import { ReviewForm } from './ReviewForm.tsx'
import { useReviewEntry } from './use-review-entry.ts'

interface WriteReviewProps {
  readonly service: ProductReviews
  readonly productId: string
  /** The reader's own review that was declined: it is changed rather than typed again. */
  readonly declined: OwnReview | undefined
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
function OwnWords({ service, productId, declined, onWritten }: WriteReviewProps) {
  const { t, i18n } = useTranslation()
  const state = useReviewEntry({ productId, writtenIn: catalogueLocale(i18n.language) })
  const [isOpen, setOpen] = useState(state.isTouched)
  const place = useKeptFocus<HTMLDivElement>(isOpen ? 'open' : 'closed')
  const begin = () => {
    if (declined && !state.isTouched) state.startFrom(declined)
    setOpen(true)
  }
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
        <Button icon={EditIcon} onClick={begin}>
          {t('review:write')}
        </Button>
      )}
    </div>
  )
}
