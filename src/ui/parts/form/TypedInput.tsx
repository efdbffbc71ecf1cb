/** A question of a form that is answered by typing a text. */
import { useTranslation } from 'react-i18next'
import type { FormQuestion, InputKind } from '../../../domain/form/form-definition.ts'
import { longestText } from '../../../domain/form/linear-pattern.ts'
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx'
import { TextArea } from '../../components/TextArea/TextArea.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { autoCompleteOf } from './auto-complete.ts'
import type { QuestionField } from './form-props.ts'

interface TypedInputProps {
  readonly question: FormQuestion
  readonly input: Extract<
    InputKind,
    'text' | 'email' | 'phone' | 'number' | 'password' | 'textarea'
  >
  readonly field: QuestionField
}

const textKinds = { text: 'text', email: 'email', phone: 'tel', number: 'text' } as const

export function TypedInput({ question, input, field }: TypedInputProps) {
  const { t } = useTranslation()
  switch (input) {
    case 'text':
    case 'email':
    case 'phone':
    case 'number':
      return (
        <TextField
          {...field}
          type={textKinds[input]}
          inputMode={input === 'number' ? 'decimal' : undefined}
          autoComplete={autoCompleteOf(question)}
          spellCheck={false}
        />
      )
    case 'password':
      return (
        <PasswordField
          {...field}
          autoComplete="new-password"
          showLabel={t('common:showPassword')}
          hideLabel={t('common:hidePassword')}
        />
      )
    case 'textarea':
      return (
        <TextArea
          {...field}
          rows={6}
          maxLength={longestText}
          counterText={(used, most) => t('common:charactersUsed', { used, most })}
        />
      )
  }
}
