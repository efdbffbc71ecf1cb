/** Two tables beside those of the engine. Decorators are applied by hand: nothing here is transpiled with metadata. */
import { VendureEntity } from '@vendure/core'
import { Column, Entity, Index } from 'typeorm'

/** A write that has been carried out under an id, so that its repeat is known for what it is. */
export class RequestClaim extends VendureEntity {
  constructor(input?: object) {
    super(input)
  }
  declare owner: string
  declare requestId: string
}
Column({ type: 'varchar' })(RequestClaim.prototype, 'owner')
Column({ type: 'varchar' })(RequestClaim.prototype, 'requestId')
Index(['owner', 'requestId'], { unique: true })(RequestClaim)
Entity('request_claim')(RequestClaim)

/** Every write that has been committed, by its owner and name. */
export class JournalEntry extends VendureEntity {
  constructor(input?: object) {
    super(input)
  }
  declare owner: string
  declare action: string
}
Column({ type: 'varchar' })(JournalEntry.prototype, 'owner')
Column({ type: 'varchar' })(JournalEntry.prototype, 'action')
Entity('journal_entry')(JournalEntry)
