/** Ways in which the wallet answers other than it should. */
export interface ActingUp {
  /** Milliseconds between the click and the answer. */
  delay: number
  asText: boolean
  twice: boolean
}

/** The correct behavior. */
export const behaving: ActingUp = { delay: 0, asText: false, twice: false }
