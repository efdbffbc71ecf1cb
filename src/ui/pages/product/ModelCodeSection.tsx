import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/Button/Button.tsx'
import { EditIcon } from '../../components/Icon/icons.ts'
import { LiveRegion } from '../../components/LiveRegion/LiveRegion.tsx'
import { ModelCodeRibbon } from '../../components/ModelCodeRibbon/ModelCodeRibbon.tsx'
import type { RibbonSegment } from '../../components/ModelCodeRibbon/ribbon-segment.ts'
import { needsScripts } from '../../components/NeedsScripts/NeedsScripts.css.ts'
import { ribbonWords } from '../../i18n/ribbon-texts.ts'
import { partedSegments } from '../../i18n/parted-segments.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Loaded, usePreload } from '../../lazy.tsx'
import { CopyCode } from '../../parts/model-code/CopyCode.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { ShareButton } from '../../parts/share/ShareButton.tsx'
import type { SharedGoods } from '../../parts/share/shared-goods.ts'
import * as styles from './ModelCodeSection.css.ts'
import type { CodeEntry } from './code-entry.ts'
import { codeReader } from './lazy-code-reader.ts'
import { usePastedCode } from './use-pasted-code.ts'

interface ModelCodeSectionProps {
  readonly skuCode: string
  readonly segments: readonly RibbonSegment[]
  readonly modelCode: string
  readonly openCount: number
  readonly litKey: string | undefined
  readonly onLight: (key: string | undefined) => void
  readonly onOpen: (key: string) => void
  readonly entry: CodeEntry
  /** Undefined in a preview, which others do not see. */
  readonly shared: (() => SharedGoods) | undefined
}

/** The plate: the model code as it grows, and the place where a code is typed or pasted. */
export function ModelCodeSection(props: ModelCodeSectionProps) {
  const { t, i18n } = useTranslation()
  const { entry, openCount } = props
  const titleId = useId()
  const enter = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(entry.isOpen)
  // The field that held the focus is gone; the focus goes back to what had opened it.
  useEffect(() => {
    if (wasOpen.current && !entry.isOpen && entry.takesFocus) enter.current?.focus()
    wasOpen.current = entry.isOpen
  }, [entry.isOpen, entry.takesFocus])
  const plate = useRef<HTMLElement>(null)
  usePastedCode({ plate, skuCode: props.skuCode, onPaste: entry.read })
  usePreload(codeReader)
  const ribbon = (
    <ModelCodeRibbon
      segments={partedSegments(props.segments, i18n.language)}
      words={ribbonWords(t)}
      litKey={props.litKey}
      onLight={props.onLight}
      onOpen={props.onOpen}
    />
  )
  return (
    <section
      ref={plate}
      className={styles.plate}
      data-reading={entry.isOpen || undefined}
      aria-labelledby={titleId}
    >
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t('common:modelCode')}
        </h2>
        <span className={styles.progress} data-complete={openCount === 0 || undefined}>
          {openCount === 0
            ? t('product:code.complete')
            : t('product:code.open', { count: openCount })}
        </span>
        <div className={`${styles.tools} ${needsScripts}`}>
          <CopyCode code={props.modelCode} openCount={openCount} />
          {!entry.isOpen && (
            <Button ref={enter} tone="quiet" size="sm" icon={EditIcon} onClick={entry.open}>
              {t('product:code.enter')}
            </Button>
          )}
          {props.shared && <ShareButton goods={props.shared} />}
        </div>
      </header>
      {entry.isOpen ? (
        <Loaded
          of={codeReader}
          waiting={ribbon}
          failed={(retry) => (
            <>
              {ribbon}
              <LoadFailed onRetry={retry} />
            </>
          )}
        >
          {({ CodeReader }) => <CodeReader entry={entry} />}
        </Loaded>
      ) : (
        ribbon
      )}
      <LiveRegion
        message={entry.taken === undefined ? '' : t('product:code.taken', { code: entry.taken })}
      />
      <div role="status">
        {!entry.isOpen && entry.partial !== undefined && (
          <div className={styles.note}>
            <Notice tone="info" announce="silent">
              {t('product:code.partial', {
                code: entry.partial.code,
                count: entry.partial.certain.size,
                next: entry.partial.next?.title ?? '',
              })}
            </Notice>
          </div>
        )}
      </div>
    </section>
  )
}
