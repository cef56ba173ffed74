/** A request of the embedded app. */
export interface BridgeRequest {
  id: string
  method: string
  params: unknown
  /** Version that the app claims; anyone can write it. */
  sdkVersion: string | undefined
  /** Extensions that the app claims to know. */
  features: readonly unknown[]
}

const idLimit = 128
const methodLimit = 64
const featureLimit = 32

/**
 * Reads a message of the app. Total: returns `undefined` for any other value.
 * Ids are opaque and may repeat; `params` and `env` may be missing.
 */
export function parseRequest(message: unknown): BridgeRequest | undefined {
  try {
    if (typeof message !== 'object' || message === null) return undefined
    const { id, method, params, env } = message as Record<string, unknown>
    if (typeof id !== 'string' || id.length > idLimit) return undefined
    if (typeof method !== 'string' || method.length > methodLimit)
      return undefined
    const { sdkVersion, features } = Object(env) as Record<string, unknown>
    return {
      id,
      method,
      params,
      sdkVersion:
        typeof sdkVersion === 'string' ? sdkVersion.slice(0, 64) : undefined,
      features:
        Array.isArray(features) && features.length <= featureLimit
          ? features
          : [],
    }
  } catch {
    return undefined
  }
}
