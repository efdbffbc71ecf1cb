/** The place of an incoterm whose goods are collected: one of the warehouses (FORM-17, FORM-18). */
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/Button/Button.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import type { FormPieceProps, QuestionField } from './form-props.ts'

interface WarehouseChoiceProps extends FormPieceProps {
  readonly field: QuestionField
}

/** While no warehouse is known the place can be typed, so that the form does not wait for a list. */
export function WarehouseChoice({ view, send, field }: WarehouseChoiceProps) {
  const { t } = useTranslation()
  const { warehouses, warehousesStage } = view
  if (warehouses.length > 0) {
    const choices = warehouses.map(({ code, name }) => ({ value: code, label: name }))
    return <SelectField {...field} choices={choices} hint={t('form:warehouse.hint')} />
  }
  const isLoading = warehousesStage === 'loading'
  return (
    <>
      <TextField {...field} hint={isLoading ? t('form:warehouse.loading') : field.hint} />
      {warehousesStage === 'unknown' && (
        <Notice
          tone="warning"
          actions={
            <Button size="sm" onClick={() => send({ type: 'warehouses.retry' })}>
              {t('common:tryAgain')}
            </Button>
          }
        >
          {t('form:warehouse.failed')}
        </Notice>
      )}
    </>
  )
}
