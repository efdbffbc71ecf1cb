/** The questions of a form in their groups; groups that the incoterm hides are not there (FORM-16). */
import { useId } from 'react'
import type { FormGroup, FormQuestion, InputKind } from '../../../domain/form/form-definition.ts'
import { Heading } from '../../components/Heading/Heading.tsx'
import { useLangOf } from '../../use-written.ts'
import * as styles from './DynamicForm.css.ts'
import { FormInput } from './FormInput.tsx'
import type { FormPieceProps } from './form-props.ts'

export function FormGroups({ view, send }: FormPieceProps) {
  return (
    <div className={styles.groups} lang={useLangOf()(view.form.writtenIn)}>
      {view.groups.map((group) => (
        <Group
          key={group.questions[0]?.code ?? group.heading}
          group={group}
          view={view}
          send={send}
        />
      ))}
    </div>
  )
}

interface GroupProps extends FormPieceProps {
  readonly group: FormGroup
}

function Group({ group, view, send }: GroupProps) {
  const headingId = useId()
  const { heading, subheading, orientation, questions } = group
  const isNamed = heading !== ''
  return (
    <section
      role="group"
      aria-labelledby={isNamed ? headingId : undefined}
      className={styles.group}
    >
      <div className={styles.head}>
        {isNamed && (
          <Heading level={2} size="lead" id={headingId}>
            {heading}
          </Heading>
        )}
        {subheading !== '' && <p className={styles.subheading}>{subheading}</p>}
      </div>
      <div className={styles.orientation[orientation]}>
        {questions.map((question) => (
          <div key={question.code} className={isWhole(question) ? styles.whole : styles.single}>
            <FormInput question={question} view={view} send={send} />
          </div>
        ))}
      </div>
    </section>
  )
}

const wide: ReadonlySet<InputKind | undefined> = new Set([
  'textarea',
  'radio',
  'checkbox',
  'checkboxes',
  'multi-select',
  'yes-no',
  'file',
  undefined,
])

function isWhole({ input }: FormQuestion): boolean {
  return wide.has(input)
}
