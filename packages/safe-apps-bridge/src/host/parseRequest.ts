/** A request of the embedded app. `env` is not read: anyone can write it. */
export interface BridgeRequest {
  id: string
  method: string
  params: unknown
}

const idLimit = 128
const methodLimit = 64

/**
 * Reads a message of the app. Total: what is not a request gives `undefined`.
 * Ids are opaque and may repeat; `params` and `env` may be missing.
 */
export function parseRequest(message: unknown): BridgeRequest | undefined {
  try {
    if (typeof message !== 'object' || message === null) return undefined
    const { id, method, params } = message as Record<string, unknown>
    if (typeof id !== 'string' || id.length > idLimit) return undefined
    if (typeof method !== 'string' || method.length > methodLimit)
      return undefined
    return { id, method, params }
  } catch {
    return undefined
  }
}
