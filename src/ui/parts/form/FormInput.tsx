/** One question of a form, with the control that its kind asks for. */
import { useTranslation } from 'react-i18next'
import { choicesIn, withChoice } from '../../../domain/form/form-answers.ts'
import type { FormQuestion } from '../../../domain/form/form-definition.ts'
import { incotermPlaceCode } from '../../../domain/form/incoterm.ts'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { CheckboxGroup } from '../../components/CheckboxGroup/CheckboxGroup.tsx'
import { DateField } from '../../components/DateField/DateField.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import { answerMarkWords } from '../../i18n/form-words.ts'
import { FileInput } from './FileInput.tsx'
import { type FormPieceProps, questionId } from './form-props.ts'
import { TypedInput } from './TypedInput.tsx'
import { WarehouseChoice } from './WarehouseChoice.tsx'

interface FormInputProps extends FormPieceProps {
  readonly question: FormQuestion
}

export function FormInput({ question, view, send }: FormInputProps) {
  const { t } = useTranslation()
  const { code, name, input, isRequired, options } = question
  const value = view.answers.get(code) ?? ''
  const mark = view.marks.get(code)
  const onChange = (answer: string) => send({ type: 'answer.changed', code, answer })
  const shared = {
    id: questionId(view, code),
    label: name,
    hint: question.hint || undefined,
    error: mark && answerMarkWords(t, question, mark),
    disabled: view.stage !== 'open',
  }
  const optionalText = isRequired ? undefined : t('common:optional')
  const field = { ...shared, optionalText, required: isRequired, value, onChange }
  const choices = { choices: options, legend: name }
  if (code === incotermPlaceCode && view.isCollected) {
    return <WarehouseChoice view={view} send={send} field={field} />
  }
  switch (input) {
    case 'text':
    case 'email':
    case 'phone':
    case 'number':
    case 'password':
    case 'textarea':
      return <TypedInput question={question} input={input} field={field} />
    case 'select':
      return <SelectField {...field} choices={options} emptyText={t('form:choose')} />
    case 'radio':
      return <RadioGroup {...shared} {...choices} {...{ required: isRequired, value, onChange }} />
    case 'yes-no':
      return (
        <RadioGroup
          {...shared}
          legend={name}
          columns={2}
          required={isRequired}
          choices={[
            { value: 'true', label: t('form:yes') },
            { value: 'false', label: t('form:no') },
          ]}
          value={value}
          onChange={onChange}
        />
      )
    case 'checkbox':
      return (
        <Checkbox
          {...shared}
          checked={value === 'true'}
          onChange={(isTicked) => onChange(isTicked ? 'true' : '')}
          required={isRequired}
        />
      )
    case 'checkboxes':
    case 'multi-select':
      return (
        <CheckboxGroup
          {...shared}
          {...choices}
          optionalText={optionalText}
          chosen={choicesIn(value)}
          onChange={(one, isChosen) =>
            onChange(withChoice(question, value, { value: one, isChosen }))
          }
        />
      )
    case 'date':
      return <DateField {...field} />
    case 'time':
      return <DateField {...field} type="time" />
    case 'date-time':
      return <DateField {...field} type="datetime-local" />
    case 'file':
      return <FileInput question={question} view={view} send={send} field={field} />
    case undefined:
      return <UnknownInput name={name} />
    default:
      return input satisfies never
  }
}

/** A kind of input that this shop does not know (FORM-22). */
function UnknownInput({ name }: { readonly name: string }) {
  const { t } = useTranslation()
  return (
    <div>
      <Heading level={3} size="body">
        {t('form:notFound')}
      </Heading>
      <p>{t('form:notFoundText', { name })}</p>
    </div>
  )
}
