/** One more model beside the others: by its code, or by a shared link. */
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressedModel, isProductLink } from '../../../domain/catalogue/model-address.ts'
import { mostCompared } from '../../../domain/pricing/compared-address.ts'
import { withinLimit } from '../../../domain/shared/text-limit.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { PlusIcon } from '../../components/Icon/icons.ts'
import { LiveRegion } from '../../components/LiveRegion/LiveRegion.tsx'
import { needsScripts } from '../../components/NeedsScripts/NeedsScripts.css.ts'
import { TextField } from '../../components/TextField/TextField.tsx'
import { NeedsScripts } from '../../parts/NeedsScripts.tsx'
import * as styles from './ComparePage.css.ts'

interface AddModelProps {
  readonly texts: readonly string[]
  /** The model that was taken out last. */
  readonly removed: string | undefined
  readonly onAdd: (text: string) => void
}

export function AddModel({ texts, removed, onAdd }: AddModelProps): ReactNode {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<'empty' | 'product' | 'twice'>()
  const isFull = texts.length >= mostCompared
  const add = () => {
    const model = addressedModel(text)
    if (model === '') setProblem('empty')
    else if (isProductLink(text)) setProblem('product')
    else if (texts.includes(model)) setProblem('twice')
    else {
      setText('')
      setProblem(undefined)
      onAdd(model)
    }
  }
  return (
    <>
      {isFull ? (
        <p className={styles.note}>{t('compare:full', { count: mostCompared })}</p>
      ) : (
        <>
          <NeedsScripts>{t('compare:needsScripts')}</NeedsScripts>
          <Form className={`${styles.add} ${needsScripts}`} onSubmit={add}>
            <TextField
              label={t('compare:add.label')}
              hint={t('compare:add.hint')}
              error={problem && t(`compare:add.${problem}`)}
              value={text}
              onChange={(typed) => {
                setText(typed)
                setProblem(undefined)
              }}
              look="code"
              autoComplete="off"
              spellCheck={false}
            />
            <Button type="submit" icon={PlusIcon} tone={texts.length < 2 ? 'primary' : 'secondary'}>
              {t('compare:add.submit')}
            </Button>
          </Form>
        </>
      )}
      <LiveRegion
        message={
          removed !== undefined && !texts.includes(removed)
            ? t('compare:removed', { code: withinLimit(removed, 60) })
            : ''
        }
      />
    </>
  )
}
