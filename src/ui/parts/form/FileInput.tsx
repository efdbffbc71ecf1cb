/** A question of a form that is answered with a file. */
import { useTranslation } from 'react-i18next'
import type { FormQuestion } from '../../../domain/form/form-definition.ts'
import { fileEndings } from '../../../domain/form/picked-file.ts'
import { FileField } from '../../components/FileField/FileField.tsx'
import { formatFileSize } from '../../i18n/format-number.ts'
import type { FormPieceProps, QuestionField } from './form-props.ts'

interface FileInputProps extends FormPieceProps {
  readonly question: FormQuestion
  readonly field: Omit<QuestionField, 'value' | 'onChange'>
}

const accept = fileEndings.map((ending) => `.${ending}`).join(',')

export function FileInput({ question, view, send, field }: FileInputProps) {
  const { t, i18n } = useTranslation()
  const { code } = question
  const file = view.files.get(code)
  return (
    <FileField
      {...field}
      accept={accept}
      chooseLabel={t('common:chooseFile')}
      removeLabel={t('form:file.remove', { name: file?.name ?? '' })}
      chosen={file && { name: file.name, size: formatFileSize(file.size, i18n.language) }}
      onChange={(picked) =>
        send({
          type: 'file.picked',
          code,
          file: picked && { name: picked.name, size: picked.size, content: picked },
        })
      }
    />
  )
}
