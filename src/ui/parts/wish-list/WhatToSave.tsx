/** Asks whether the configured model is put on the list, or its product as such. */
import { useTranslation } from 'react-i18next'
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx'
import { Text } from '../../components/Text/Text.tsx'

export type Saved = 'model' | 'product'

interface WhatToSaveProps {
  readonly code: string
  readonly value: Saved
  readonly onChange: (value: Saved) => void
}

export function WhatToSave({ code, value, onChange }: WhatToSaveProps) {
  const { t } = useTranslation()
  return (
    <RadioGroup
      legend={t('product:list.what')}
      value={value}
      onChange={onChange}
      choices={[
        {
          value: 'model',
          label: t('product:list.model'),
          description: (
            <Text as="span" face="code" size="small">
              {code}
            </Text>
          ),
        },
        {
          value: 'product',
          label: t('product:list.product'),
          description: t('product:list.productNext'),
        },
      ]}
    />
  )
}
