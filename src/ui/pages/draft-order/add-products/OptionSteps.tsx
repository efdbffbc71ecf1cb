/** The options of a plain product, one group after another; what was chosen stands before what is asked (CONF-05). */
import { useTranslation } from 'react-i18next'
import type {
  PickView,
  ProductPickEvent,
} from '../../../../application/draft-order/product-pick.view.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { ArrowLeftIcon } from '../../../components/Icon/icons.ts'
import * as styles from './OptionSteps.css.ts'

interface OptionStepsProps {
  readonly pick: PickView
  readonly send: (event: ProductPickEvent) => void
}

export function OptionSteps({ pick, send }: OptionStepsProps) {
  const { t } = useTranslation()
  const { selected, group, stage } = pick
  return (
    <div className={styles.frame}>
      <ol className={styles.trail} aria-label={t('draftOrder:addProducts.chosen')}>
        {selected.map(({ groupCode, groupName, name }) => (
          <li key={groupCode} className={styles.step}>
            <span className={styles.group}>{groupName}</span> {name}
          </li>
        ))}
        {group !== undefined && (
          <li className={styles.step} aria-current="step">
            <span className={styles.group}>{group.name}</span> ?
          </li>
        )}
      </ol>
      {group !== undefined && (
        <div role="group" aria-label={group.name} className={styles.options}>
          {group.options.map((option) => (
            <Button key={option.code} onClick={() => send({ type: 'option.choose', option })}>
              {option.name}
            </Button>
          ))}
        </div>
      )}
      {selected.length > 0 && stage !== 'loading' && (
        <div>
          <Button
            tone="quiet"
            size="sm"
            icon={ArrowLeftIcon}
            onClick={() => send({ type: 'option.back' })}
          >
            {t('draftOrder:addProducts.stepBack')}
          </Button>
        </div>
      )}
    </div>
  )
}
