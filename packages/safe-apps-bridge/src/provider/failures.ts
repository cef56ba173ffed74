import { ProviderRequestError } from '../errors/ProviderRequestError.ts'

/** An error with a code of EIP-1193, EIP-5792 or JSON-RPC. */
export const failure = (message: string, code: number, cause?: unknown) =>
  new ProviderRequestError(message, { code, cause })

/** The request does not fit its method. */
export const invalid = (message: string) => failure(message, -32602)

/** The provider does not know the method. */
export const unsupported = (method: string) =>
  failure(`"${method}" not implemented`, 4200)

/** Gives every error a code, as EIP-1193 promises. */
export function withCode(error: unknown): unknown {
  const { message, code } = (error ?? {}) as {
    message?: string
    code?: unknown
  }
  return typeof code === 'number'
    ? error
    : failure(message ?? 'Unknown error', -32603, error)
}
