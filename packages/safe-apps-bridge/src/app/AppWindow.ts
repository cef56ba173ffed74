/** The part of the app's `window` that is used. */
export interface AppWindow {
  readonly parent: unknown
  addEventListener(
    type: 'message',
    listener: (event: MessageEvent<unknown>) => void,
  ): void
  removeEventListener(
    type: 'message',
    listener: (event: MessageEvent<unknown>) => void,
  ): void
  readonly location?: {
    /** Not in every browser. */
    readonly ancestorOrigins?: ArrayLike<string>
  }
}

/** What messages to the host are posted to. */
export interface ParentWindow {
  postMessage(message: unknown, targetOrigin: string): void
}
