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
  readonly opener?: unknown
  readonly top?: unknown
  open(url: URL, name: string, features: string): Popup | null
  addEventListener(
    type: 'message' | 'storage',
    listener: (event: MessageEvent<unknown> & StorageEvent) => void,
  ): void
  removeEventListener(
    type: 'message' | 'storage',
    listener: (event: MessageEvent<unknown> & StorageEvent) => void,
  ): void
}
