/** The opened popup, as far as another origin may touch it. */
export interface Popup {
  readonly closed: boolean
  location: unknown
  focus(): void
  close(): void
}

/** The part of the app's `window` that is used. */
export interface OpenerWindow {
  readonly location: { readonly origin: string }
  readonly screenLeft?: number
  readonly screenTop?: number
  readonly screenX?: number
  readonly screenY?: number
  readonly innerWidth: number
  readonly innerHeight: number
  open(url: URL, name: string, features: string): Popup | null
  addEventListener(
    type: 'message',
    listener: (event: MessageEvent<unknown>) => void,
  ): void
  removeEventListener(
    type: 'message',
    listener: (event: MessageEvent<unknown>) => void,
  ): void
}
