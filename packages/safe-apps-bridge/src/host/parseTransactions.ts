import { InvalidRequestError } from '../errors/InvalidRequestError.ts'

/** A call an app asked for, checked and normalised. Always a plain call. */
export interface RequestedTransaction {
  /** 20-byte hex as the app wrote it; its checksum is not verified here. */
  to: string
  /** Decimal. */
  value: string
  /** Whole bytes of hex, `0x` when empty. */
  data: string
}

/** What `sendTransactions` asks for. */
export interface TransactionRequest {
  txs: readonly RequestedTransaction[]
  safeTxGas: number | undefined
}

const countLimit = 500
const dataLimit = 1024 * 1024
const valueLimit = 2n ** 256n
const address = /^0x[0-9a-f]{40}$/i
const bytes = /^0x(?:[0-9a-f]{2})*$/i
const integer = /^(?:0x[0-9a-f]{1,64}|[0-9]{1,78})$/i

/**
 * Reads the parameters of `sendTransactions`. Only `to`, `value` and `data`
 * are kept: an app must not choose the operation.
 */
export function parseTransactions(params: unknown): TransactionRequest {
  const { txs, params: extra } = fields(params, 'params')
  if (!Array.isArray(txs) || txs.length === 0)
    throw new InvalidRequestError('No transactions were passed')
  if (txs.length > countLimit)
    throw new InvalidRequestError(
      `At most ${countLimit} transactions can be sent at once.`,
    )
  let size = 0
  const parsed: RequestedTransaction[] = []
  for (const [index, entry] of txs.entries()) {
    const tx = parseTransaction(entry, `txs[${index}]`)
    size += tx.data.length / 2 - 1
    if (size > dataLimit)
      throw new InvalidRequestError('The transactions carry more than 1 MB.')
    parsed.push(tx)
  }
  return { txs: parsed, safeTxGas: parseGas(extra) }
}

function parseTransaction(entry: unknown, at: string): RequestedTransaction {
  const { to, value, data } = fields(entry, at)
  if (typeof to !== 'string' || !address.test(to))
    throw new InvalidRequestError(`${at}.to is not an address.`)
  if (data !== undefined && data !== null && typeof data !== 'string')
    throw new InvalidRequestError(`${at}.data is not hex.`)
  const hex = data || '0x'
  if (hex.length > 2 * dataLimit + 2)
    throw new InvalidRequestError('The transactions carry more than 1 MB.')
  if (!bytes.test(hex)) throw new InvalidRequestError(`${at}.data is not hex.`)
  return { to, value: parseValue(value, at), data: hex }
}

function parseValue(value: unknown, at: string): string {
  // Apps send all of these for "nothing".
  if (value === undefined || value === null || value === '') return '0'
  const isText = typeof value === 'string' && integer.test(value)
  const isNumber = typeof value === 'number' && Number.isSafeInteger(value)
  if (isText || isNumber || typeof value === 'bigint') {
    const wei = BigInt(value)
    if (wei >= 0n && wei < valueLimit) return wei.toString()
  }
  throw new InvalidRequestError(`${at}.value is not an amount of wei.`)
}

function parseGas(extra: unknown): number | undefined {
  if (extra === undefined || extra === null) return undefined
  const { safeTxGas } = fields(extra, 'params.params')
  if (safeTxGas === undefined || safeTxGas === null) return undefined
  if (Number.isNaN(safeTxGas)) return undefined
  if (Number.isSafeInteger(safeTxGas) && (safeTxGas as number) >= 0)
    return safeTxGas as number
  throw new InvalidRequestError('params.safeTxGas is not an amount of gas.')
}

function fields(value: unknown, at: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null)
    throw new InvalidRequestError(`${at} is not an object.`)
  return value as Record<string, unknown>
}
