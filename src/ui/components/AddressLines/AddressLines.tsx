import type { PostalAddress } from '../../../domain/account/address.ts'
import { townLine } from '../../../domain/account/town-line.ts'
import * as styles from './AddressLines.css.ts'

interface AddressLinesProps {
  readonly address: PostalAddress
  /** The country's name in the language of the page. */
  readonly country: string
}

/**
 * An address as it stands on a label. Every line is isolated, so that a name written from right to left
 * does not turn the line around it (T22).
 */
export function AddressLines({ address, country }: AddressLinesProps) {
  const lines = [
    address.name,
    address.company,
    address.streetAddress,
    address.street2Address,
    address.locality,
    townLine(address),
    country,
    address.phoneNumber,
  ]
  return (
    <address className={styles.lines}>
      {lines
        .filter((line) => line.trim() !== '')
        .map((line, index) => (
          <bdi key={`${index} ${line}`} className={index === 0 ? styles.first : styles.line}>
            {line}
          </bdi>
        ))}
    </address>
  )
}
