/** The part of an `<iframe>` that the host uses. */
export interface HostFrame {
  readonly contentWindow: {
    postMessage(
      message: unknown,
      targetOrigin: string,
      transfer?: Transferable[],
    ): void
  } | null
  /** Readable only while the frame shows a document of the host's origin. */
  readonly contentDocument?: unknown
  addEventListener(type: 'load', listener: () => void): void
  removeEventListener(type: 'load', listener: () => void): void
}

/** The part of the host's own window that is used. */
export interface HostWindow {
  readonly location: { readonly origin: string }
  addEventListener(
    type: 'message',
    listener: (event: MessageEvent<unknown>) => void,
  ): void
  removeEventListener(
    type: 'message',
    listener: (event: MessageEvent<unknown>) => void,
  ): void
}
