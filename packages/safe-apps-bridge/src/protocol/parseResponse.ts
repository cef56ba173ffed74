import { fits } from './fits.ts'

/** What the host answered. */
export interface BridgeResponse {
  id: string
  success: boolean
  data: unknown
  /** Of a failure. */
  error: string
  code: number | undefined
}

interface Envelope extends Record<'error' | 'code' | 'data', unknown> {
  id: string
  version: string
  success: boolean
}

const envelope = { id: 'text', version: 'text', success: 'flag' } as const

/**
 * Reads an answer. Total: anything that is not one gives `undefined`, and no
 * input makes it throw.
 */
export function parseResponse(message: unknown): BridgeResponse | undefined {
  try {
    if (!fits(message, envelope)) return undefined
    const { id, success, version, error, code, data } = message as Envelope
    if (!(Number.parseInt(version, 10) >= 1)) return undefined
    const text = typeof error === 'string' ? error : 'Request failed'
    // Wallets without codes say in these texts that the user refused.
    const implied = /^\w+ (was|were) rejected$/.test(text) ? 4001 : undefined
    return {
      id,
      success,
      data,
      error: text,
      code: typeof code === 'number' ? code : implied,
    }
  } catch {
    return undefined
  }
}
