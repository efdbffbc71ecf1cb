import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { skuCodeOf } from '../../../domain/catalogue/model-code.ts'
import type { ModelCodeProblem } from '../../../domain/catalogue/model-code-decoding.ts'
import type { Choices } from '../../../domain/catalogue/modifier.ts'
import { Icon } from '../../components/Icon/Icon.tsx'
import { AlertIcon, InfoIcon } from '../../components/Icon/icons.ts'
import * as styles from './CodeAdvice.css.ts'
import { CodeChoice } from './CodeChoice.tsx'
import type { CodeReading, Fit } from './code-reading.ts'
import { CodeVariants } from './CodeVariants.tsx'
import { OtherProduct } from './OtherProduct.tsx'
import { SuggestedCode } from './SuggestedCode.tsx'

/** A code that is being typed, and what can be done with it. */
export interface AdvisedEntry {
  /** As typed. */
  readonly text: string
  readonly reading: CodeReading | undefined
  /** Whether the text was submitted as it stands; from then on problems are announced. */
  readonly isRead: boolean
  readonly type: (text: string) => void
  /** Takes a text over as far as it can be read. */
  readonly read: (text: string) => void
  /** Takes one of several readings. */
  readonly choose: (choices: Choices) => void
}

interface CodeAdviceProps {
  readonly entry: AdvisedEntry
}

/** What was read, what is wrong with it, and everything that would make it right, as buttons. */
export function CodeAdvice({ entry }: CodeAdviceProps) {
  const { t } = useTranslation()
  const { reading, isRead } = entry
  const otherSkuCode = isRead ? skuCodeOf(entry.text) : undefined
  // Spoken only when the code was to be read; while it is being typed it is for the eye.
  const role = isRead ? 'alert' : undefined
  if (reading === undefined) {
    return isRead ? <Said role={role}>{t('product:code.empty')}</Said> : null
  }
  switch (reading.kind) {
    case 'complete':
      return <Said>{t('product:code.fits')}</Said>
    case 'ambiguous':
      return (
        <>
          <Said role={role}>{t('product:code.ambiguous', { count: reading.variants.length })}</Said>
          <CodeVariants variants={reading.variants} onChoose={entry.choose} />
        </>
      )
    case 'incomplete':
      return (
        <>
          <Said>
            {t('product:code.next', { next: reading.next?.title ?? t('catalogue:ribbon.sku') })}
          </Said>
          <Fits fits={reading.fits} title={t('product:code.continue')} onChoose={entry.type} />
        </>
      )
    case 'wrong':
      return (
        <>
          <Said role={role} isWrong>
            <ProblemText problem={reading.problem} />
          </Said>
          {reading.problem.reason === 'unknown-product' && otherSkuCode !== undefined && (
            <OtherProduct key={otherSkuCode} skuCode={otherSkuCode} code={reading.code} />
          )}
          <Fits fits={reading.fits} title={t('product:code.allowed')} onChoose={entry.read} />
          {reading.suggestions.length > 0 && (
            <CodeChoice title={t('product:code.suggestions')}>
              {reading.suggestions.map((code) => (
                <li key={code}>
                  <SuggestedCode code={code} typed={reading.code} onChoose={entry.read} />
                </li>
              ))}
            </CodeChoice>
          )}
        </>
      )
  }
}

/** Where it goes wrong and what stands there, by the reason. */
function ProblemText({ problem }: { readonly problem: ModelCodeProblem }) {
  const { t } = useTranslation()
  return t(`catalogue:codeProblem.${problem.reason}`, {
    found: problem.found,
    position: problem.segment + 1,
    character: problem.position + 1,
    name: problem.modifier?.codeTitle ?? '',
  })
}

interface SaidProps {
  readonly children: ReactNode
  readonly role?: 'alert' | undefined
  readonly isWrong?: boolean
}

function Said({ children, role, isWrong = false }: SaidProps) {
  return (
    <p role={role} className={isWrong ? styles.wrong : styles.said}>
      <Icon of={isWrong ? AlertIcon : InfoIcon} size="sm" />
      <span>{children}</span>
    </p>
  )
}

interface FitsProps {
  readonly fits: readonly Fit[]
  readonly title: string
  readonly onChoose: (text: string) => void
}

function Fits({ fits, title, onChoose }: FitsProps) {
  if (fits.length === 0) return null
  return (
    <CodeChoice title={title}>
      {fits.map(({ modifier, option, text }) => (
        <li key={`${modifier?.key} ${option.code} ${text}`}>
          <button type="button" className={styles.fit} onClick={() => onChoose(text)}>
            <span className={styles.code}>{option.code}</span> <span>{option.title}</span>
          </button>
        </li>
      ))}
    </CodeChoice>
  )
}
