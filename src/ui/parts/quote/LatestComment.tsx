/** The last word about the quote, and whose it is (QUOTE-31, QUOTE-32, QUOTE-33). */
import { useTranslation } from 'react-i18next'
import type { QuoteComment } from '../../../domain/quote/quote-comment.ts'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { formatInstant } from '../../i18n/format-instant.ts'
import * as styles from './LatestComment.css.ts'

interface LatestCommentProps {
  readonly comment: QuoteComment | undefined
  /** The quote came back with it, and its customer is asked to answer. */
  readonly isWaiting?: boolean | undefined
}

export function LatestComment({ comment, isWaiting = false }: LatestCommentProps) {
  const { t, i18n } = useTranslation()
  if (!comment) return null
  return (
    <Panel
      title={t(`quote:comment.${comment.author}`)}
      headLook={isWaiting ? 'waiting' : undefined}
    >
      <blockquote className={styles.words}>
        <bdi>{comment.text}</bdi>
      </blockquote>
      <Text size="small" tone="soft">
        {formatInstant(comment.at, i18n.language)}
      </Text>
    </Panel>
  )
}
