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
    /** Missing in some browsers. */
    readonly ancestorOrigins?: ArrayLike<string>
  }
}

/** Window that messages to the host are posted to. */
export interface ParentWindow {
  postMessage(message: unknown, targetOrigin: string): void
}
