/** One saved card: what is known of it, making it the primary one, removing it. */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Cards } from '../../../application/payment/cards.ts'
import { isExpired, type SavedCard } from '../../../domain/payment/card.ts'
import { Badge } from '../../components/Badge/Badge.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { Card } from '../../components/Card/Card.tsx'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { useIsActing } from '../../parts/acting/UnlessActing.tsx'
import { cardWords, expiryWords } from '../../parts/payment/card-words.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { useSubmit } from '../../use-submit.ts'
import { RemoveCard } from './RemoveCard.tsx'

interface SavedCardItemProps {
  readonly cards: Cards
  readonly card: SavedCard
  /** Called with what was done, in words. */
  readonly onChanged: (message: string) => void
}

/** A failure to make it primary is shown in it (ADDR-13). */
export function SavedCardItem({ cards, card, onChanged }: SavedCardItemProps) {
  const { t } = useTranslation()
  const { today } = useStorefront()
  const isActing = useIsActing()
  const name = cardWords(t, card)
  const primary = useSubmit(cards.makePrimary, {
    onDone: () => onChanged(t('payment:cards.madePrimary', { name })),
  })
  return (
    <Card as="li">
      <Stack space="md">
        <Inline justify="between">
          <Heading level={2} size="lead">
            {name}
          </Heading>
          <Inline space="sm">
            {card.isPrimary && <Badge tone="info">{t('payment:cards.primary')}</Badge>}
            {isExpired(card, today()) && (
              <Badge tone="warning">{t('payment:gift.state.expired')}</Badge>
            )}
          </Inline>
        </Inline>
        <DescriptionList
          items={[
            ...(card.nickname === ''
              ? []
              : [{ term: t('payment:cards.nickname'), description: <bdi>{card.nickname}</bdi> }]),
            {
              term: t('payment:cards.nameOnCard'),
              description: <bdi>{card.nameOnCard || t('common:none')}</bdi>,
            },
            {
              term: t('payment:cards.expires'),
              description: expiryWords(card) || t('common:none'),
            },
          ]}
        />
        {primary.failure && (
          <Notice tone="error">
            {`${t('address:saved.primaryFailed')}. ${failureWords(t, primary.failure, 'address:saved.tryAgain')}`}
          </Notice>
        )}
        {!isActing && (
          <Inline space="sm">
            <Link
              to="/my-account/cards/$cardId"
              params={{ cardId: card.id }}
              className={buttonLook({ size: 'sm' })}
            >
              {t('common:edit')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Link>
            {!card.isPrimary && (
              <Button
                size="sm"
                busy={primary.isSending}
                busyLabel={t('common:saving')}
                onClick={() => primary.send(card.id)}
              >
                {t('payment:cards.makePrimary')}
                <VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            )}
            <RemoveCard
              name={name}
              remove={cards.remove}
              id={card.id}
              onRemoved={() => onChanged(t('payment:cards.removed', { name }))}
            />
          </Inline>
        )}
      </Stack>
    </Card>
  )
}
