/** The last word about the quote, and whose it is (QUOTE-31, QUOTE-32, QUOTE-33). */
import { useTranslation } from 'react-i18next'
import type { QuoteComment } from '../../../domain/quote/quote-comment.ts'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { formatInstant } from '../../i18n/format.ts'
import * as styles from './LatestComment.css.ts'

export function LatestComment({ comment }: { readonly comment: QuoteComment | undefined }) {
  const { t, i18n } = useTranslation()
  if (!comment) return null
  return (
    <Panel title={t(`quote:comment.${comment.author}`)}>
      <blockquote className={styles.words}>
        <bdi>{comment.text}</bdi>
      </blockquote>
      <Text size="small" tone="soft">
        {formatInstant(comment.at, i18n.language)}
      </Text>
    </Panel>
  )
}
