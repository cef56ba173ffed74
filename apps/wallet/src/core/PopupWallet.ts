import type { DeferredConnector } from '@strongroom/connectors'

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

/** The popup wallet of a deployment, and its windows that were blocked. */
export interface PopupWallet {
  connector: DeferredConnector
  blocked: BlockedPopups
}
