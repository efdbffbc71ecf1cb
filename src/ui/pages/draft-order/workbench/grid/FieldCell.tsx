/** A cell of a line that one writes in: text until it is opened, then an input. */
import { startTransition, useState } from 'react'
import type { LineView } from '../../../../../application/draft-order/csv-import.view.ts'
import type { LineField } from '../../../../../domain/draft-order/written-line.ts'
import type { LineWords } from '../line-words.ts'
import { lineFieldNames } from '../../../../i18n/line-field-names.ts'
import {
  CellInput,
  type CellInputProps,
  type Onwards,
} from '../../../../components/Grid/CellInput.tsx'
import { CodeText } from './CodeText.tsx'
import { inputText, lineWith, savedText, shownText } from './cell-text.ts'
import type { GridAction, GridState } from './grid-state.ts'
import type { LineActions } from './line-actions.ts'
import * as styles from './LineRow.css.ts'
import { reasonsIdOf } from './reasons-of.ts'

interface FieldCellProps {
  readonly line: LineView
  readonly field: LineField
  readonly words: LineWords
  readonly actions: LineActions
  readonly dispatch: (action: GridAction) => void
  readonly isHere: boolean
  readonly editing: GridState['editing']
  /** For the model code: whether its ribbon is open, and how to open it. */
  readonly ribbon?: { readonly isOpen: boolean; readonly onToggle: () => void } | undefined
}

const looks = {
  modelCode: 'code',
  quantity: 'figure',
  requestedDate: 'date',
  customerMaterialNumber: 'text',
} as const satisfies Record<LineField, CellInputProps['look']>

export function FieldCell(handed: FieldCellProps) {
  const { field, words, actions, isHere, editing } = handed
  const [left, setLeft] = useState<string | undefined>(undefined)
  const line = left === undefined ? handed.line : lineWith(handed.line, field, left)
  const props = { ...handed, line }
  /** The line is drawn a moment after it has changed (use-csv-import.ts): until then the cell holds what was left in it. */
  const write = (text: string, onwards: Onwards) => {
    setLeft(text)
    // The table saves it in one step with the lines that it fills (use-table-work.ts).
    if (onwards !== 'stay') actions.write(line.key, field, text)
    startTransition(() => setLeft(undefined))
  }
  const isInvalid = line.cells[field].problems.length > 0
  const isReadAs = field === 'modelCode' && line.readAs !== undefined
  const describedBy = isInvalid || isReadAs ? reasonsIdOf(line) : undefined
  const isOpen = isHere && editing !== undefined && line.canEdit
  const look = [
    styles.cell,
    styles.field,
    field === 'quantity' ? styles.figure : '',
    isOpen || field === 'modelCode' ? styles.under : '',
  ]
  return (
    <div
      role="gridcell"
      data-column={field}
      data-label={words.label(lineFieldNames[field])}
      tabIndex={isHere && !isOpen ? 0 : -1}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- a gridcell has it by ARIA 1.2
      aria-readonly={!line.canEdit || undefined}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      className={look.join(' ')}
    >
      {isOpen ? (
        <OpenCell {...props} isInvalid={isInvalid} describedBy={describedBy} write={write} />
      ) : (
        <CellText {...props} />
      )}
    </div>
  )
}

interface OpenCellProps extends FieldCellProps {
  readonly isInvalid: boolean
  readonly describedBy: string | undefined
  readonly write: (text: string, onwards: Onwards) => void
}

function OpenCell(props: OpenCellProps) {
  const { line, field, words, dispatch, editing } = props
  return (
    <CellInput
      label={words.cell(field, line)}
      text={inputText(line, field)}
      look={looks[field]}
      isReplacing={editing === 'replacing'}
      isInvalid={props.isInvalid}
      describedBy={props.describedBy}
      onSave={(input, onwards) => {
        const text = savedText(line, field, input)
        if (text !== undefined) props.write(text, onwards)
        dispatch({ type: 'edit.ended', onwards })
      }}
      onGiveUp={() => dispatch({ type: 'edit.ended', onwards: 'stay' })}
    />
  )
}

function CellText({ line, field, words, ribbon }: FieldCellProps) {
  const text = shownText(line, field, words)
  const look = styles.value
  if (ribbon && text !== '') return <CodeText line={line} words={words} {...ribbon} />
  if (text !== '') {
    return (
      <bdi className={look} title={text}>
        {text}
      </bdi>
    )
  }
  // An empty date asks for the earliest day (D6).
  const instead =
    field === 'requestedDate' && words.earliest(line) !== ''
      ? words.word('draftOrder:table.asEarly')
      : ''
  return <span className={`${look} ${styles.faint}`}>{instead}</span>
}
