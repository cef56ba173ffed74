// Programs without the DOM's types, or with those of Node, read these
// declarations too: each takes the global's own type where there is one.

/** The `AbortSignal` of the runtime. */
export type Signal = typeof globalThis extends {
  AbortSignal: { prototype: infer T }
}
  ? T
  : {
      readonly aborted: boolean
      readonly reason: unknown
      addEventListener(type: 'abort', listener: () => void): void
      removeEventListener(type: 'abort', listener: () => void): void
    }

/** The `fetch` of the runtime, or a replacement of the same shape. */
export type Fetch = typeof globalThis extends { fetch: infer T }
  ? T
  : (
      url: string,
      init: {
        readonly method: string
        readonly signal: Signal
        readonly redirect: 'manual'
        readonly headers?: Readonly<Record<string, string>>
        readonly body?: string
        readonly credentials?: 'include' | 'omit' | 'same-origin'
      },
    ) => Promise<{
      readonly ok: boolean
      readonly status: number
      readonly statusText: string
      readonly headers: { get(name: string): string | null }
      readonly body?: unknown
      text(): Promise<string>
    }>
