/** A request whose window the browser did not open. */
export interface BlockedPopup {
  /** Opens the window; call it inside a click. */
  open(): void
  /** Gives the request up. */
  cancel(): void
}

/** The blocked requests of a page, one at a time. An external store. */
export interface BlockedPopups {
  get(): BlockedPopup | undefined
  subscribe(listener: () => void): () => void
  /**
   * Runs a request. When its window is blocked, it waits for the click that
   * opens it, and continues.
   */
  run<result>(request: () => Promise<result>): Promise<result>
}
