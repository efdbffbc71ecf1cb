/** Thrown where a case asks for something that the profile of a backend does not name. */
export class NotNamed extends Error {
  /** As it would be named in the profile, such as `accounts.locked`. */
  readonly needed: string

  constructor(needed: string) {
    super(`The profile does not name ${needed}.`)
    this.needed = needed
  }
}
