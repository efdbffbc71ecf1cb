/** The chosen product: its options in steps, or its configuration, and then its line. */
import { useTranslation } from 'react-i18next'
import type {
  PickView,
  ProductPickEvent,
} from '../../../../application/draft-order/product-pick.view.ts'
import { isPlain } from '../../../../domain/catalogue/product.ts'
import { CloseIcon } from '../../../components/Icon/icons.ts'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { SkeletonRows } from '../../../components/Skeleton/SkeletonRows.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { failureWords } from '../../../i18n/failure-words.ts'
import { useKeptFocus } from '../../../use-kept-focus.ts'
import { AddedLines } from '../line-entry/AddedLines.tsx'
import { useAddedLines } from '../line-entry/use-added-lines.ts'
import type { PanelProps } from '../panel-props.ts'
import { Configured } from './Configured.tsx'
import { OptionSteps } from './OptionSteps.tsx'
import * as styles from './Picked.css.ts'
import { PlainLine } from './PlainLine.tsx'
import { useArrival } from '../use-arrival.ts'
import { TryAgain } from '../../../parts/TryAgain.tsx'

interface PickedProps extends PanelProps {
  readonly pick: PickView
  readonly send: (event: ProductPickEvent) => void
}

export function Picked({ pick, send, ...props }: PickedProps) {
  const { t } = useTranslation()
  const { summary, stage, failure, product, sku } = pick
  const [added, noteAdded] = useAddedLines()
  const title = useArrival<HTMLHeadingElement>()
  const step = useKeptFocus<HTMLDivElement>(`${stage} ${pick.selected.length}`)
  return (
    <section className={styles.frame} aria-labelledby="picked-title">
      <header className={styles.head}>
        <img
          src={summary.thumbnail || undefined}
          alt=""
          width={96}
          height={72}
          className={styles.picture}
        />
        <div className={styles.words}>
          <h3 id="picked-title" ref={title} tabIndex={-1} className={styles.title}>
            {summary.name}
          </h3>
          <p className={styles.kind}>
            {summary.brand} · {summary.productType}
          </p>
        </div>
        <IconButton
          icon={CloseIcon}
          label={t('draftOrder:addProducts.close')}
          onClick={() => send({ type: 'pick.close' })}
        />
      </header>
      <div ref={step}>
        <Stack space="lg">
          {(pick.selected.length > 0 || pick.group !== undefined) && (
            <OptionSteps pick={pick} send={send} />
          )}
          {stage === 'loading' && (
            <SkeletonRows busyText={t('draftOrder:addProducts.opening')} count={3} />
          )}
          {stage === 'failed' && failure !== undefined && (
            <Notice
              tone="error"
              actions={<TryAgain onAgain={() => send({ type: 'pick.retry' })} />}
            >
              {failureWords(t, failure, 'draftOrder:addProducts.openFailed')}
            </Notice>
          )}
          {product !== undefined &&
            sku !== undefined &&
            (isPlain(product) ? (
              <PlainLine {...props} key={sku.id} product={product} sku={sku} onAdded={noteAdded} />
            ) : (
              <Configured {...props} product={product} sku={sku} onAdded={noteAdded} />
            ))}
          <AddedLines lines={added} />
        </Stack>
      </div>
    </section>
  )
}
