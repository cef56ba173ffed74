/** How a call ended, as a test can carry it over from the page. */
export type Outcome =
  | { data: unknown }
  | { error: { name: string; message: string; code: unknown } }

declare global {
  /** Calls `path` of what the page exposes, such as `sdk.safe.getInfo`. */
  var call: (path: string, args: readonly unknown[]) => Promise<Outcome>
  /** Every message the page was sent, in order. */
  var heard: { origin: string; data: unknown }[]
}

/** Lets a test reach libraries in the page by the names of their methods. */
export function expose(root: object): void {
  globalThis.call = async (path, args) => {
    try {
      let owner: unknown
      let value: unknown = root
      for (const name of path.split('.')) {
        owner = value
        value = (value as Record<string, unknown>)[name]
      }
      const method = value as (...args: readonly unknown[]) => unknown
      return { data: await method.apply(owner, args as unknown[]) }
    } catch (error) {
      const { name, message, code } = Object(error)
      return { error: { name, message: String(message ?? error), code } }
    }
  }
}
