import { type ClipboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { normaliseModelCode } from '../../../domain/catalogue/model-code.ts'
import type { ModelCodeProblem } from '../../../domain/catalogue/model-code-decoding.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { ModelCodeRibbon } from '../../components/ModelCodeRibbon/ModelCodeRibbon.tsx'
import { ribbonWords } from '../../i18n/ribbon-texts.ts'
import { TextField } from '../../components/TextField/TextField.tsx'
import { CodeAdvice } from '../../parts/model-code/CodeAdvice.tsx'
import { useRegionChoice } from '../../settings-reload.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { useAccount } from '../../use-account.ts'
import * as styles from './CodeReader.css.ts'
import { beginningOf, readCode } from '../../parts/model-code/code-reading.ts'
import type { CodeEntry } from './code-entry.ts'

export { beginningOf, readCode }

interface CodeReaderProps {
  readonly entry: CodeEntry
}

/** The ribbon being typed into: it reads along, and takes the code over on Enter or on pasting. */
export function CodeReader({ entry }: CodeReaderProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const { text, takesFocus } = entry
  const reading = readCode(entry.product, text, entry.names)
  // The field has taken the place of the ribbon, and the focus was in the ribbon.
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])

  const submit = () => {
    entry.read(text)
  }
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const isWholeText = text === '' || window.getSelection()?.toString() === text
    if (!isWholeText) return
    event.preventDefault()
    entry.read(event.clipboardData.getData('text'))
  }
  return (
    <div className={styles.reader}>
      <Form className={styles.form} onSubmit={submit} onPaste={paste}>
        <TextField
          ref={field}
          label={t('product:code.label')}
          hint={t('product:code.hint')}
          value={text}
          onChange={entry.type}
          look="code"
          spellCheck={false}
          autoComplete="off"
        />
        <div className={styles.buttons}>
          <Button type="submit" tone="primary">
            {t('product:code.read')}
          </Button>
          <Button tone="quiet" onClick={entry.close}>
            {t('product:code.back')}
          </Button>
        </div>
      </Form>
      {reading !== undefined && normaliseModelCode(text) !== '' && (
        <div className={styles.parts}>
          <ModelCodeRibbon segments={reading.segments} words={ribbonWords(t)} />
        </div>
      )}
      <CodeAdvice entry={{ ...entry, reading }} />
      {reading?.kind === 'wrong' && <ShowOtherRegion reason={reading.problem.reason} />}
    </div>
  )
}

interface ShowOtherRegionProps {
  readonly reason: ModelCodeProblem['reason']
}

/** Leads a visitor to the region that a code is made for; that of a customer follows their address (D14). */
function ShowOtherRegion({ reason }: ShowOtherRegionProps) {
  const { t } = useTranslation()
  const account = useAccount()
  const { settings } = useStorefront()
  const chooseRegion = useRegionChoice()
  const zone = settings.offeredRegions.find((each) => reason === `only-in-${each}`)
  if (account || !zone) return null
  return <Button onClick={() => chooseRegion(zone)}>{t(`product:region.show.${zone}`)}</Button>
}
