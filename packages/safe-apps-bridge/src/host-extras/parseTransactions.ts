import { InvalidRequestError } from '../errors/InvalidRequestError.ts'

/** A call that an app requests, checked and normalised. Always a plain call. */
export interface RequestedTransaction {
  /** 20-byte hex as `checksumAddress` gave it, or as the app wrote it. */
  to: string
  /** Decimal. */
  value: string
  /** Whole bytes of hex, `0x` when empty. */
  data: string
}

/** Parameters of `sendTransactions`. */
export interface TransactionRequest {
  txs: readonly RequestedTransaction[]
  safeTxGas: bigint | undefined
}

const countLimit = 500
const dataLimit = 128 * 1024
const totalLimit = 2 * 1024 * 1024
const valueLimit = 2n ** 256n
const address = /^0x[0-9a-f]{40}$/i
const bytes = /^0x(?:[0-9a-f]{2})*$/i
const integer = /^(?:0x[0-9a-f]{1,64}|[0-9]{1,78})$/i

/**
 * Reads the parameters of `sendTransactions`. Only `to`, `value` and `data`
 * are kept: an app must not choose the operation.
 */
export function parseTransactions(
  params: unknown,
  checksumAddress: (address: string) => string = String,
): TransactionRequest {
  const { txs, params: extra } = fields(params)
  if (!Array.isArray(txs) || txs.length === 0)
    throw new InvalidRequestError('No transactions were passed')
  if (txs.length > countLimit)
    throw new InvalidRequestError(
      `At most ${countLimit} transactions can be sent at once.`,
    )
  let size = 0
  const parsed: RequestedTransaction[] = []
  for (const [index, entry] of txs.entries()) {
    const { to, value, data } = fields(entry)
    const at = `txs[${index}].`
    const tx = {
      to: parseAddress(to, `${at}to`, checksumAddress),
      value: parseValue(value, `${at}value`),
      data: parseData(data, `${at}data`),
    }
    size += tx.data.length / 2 - 1
    if (size > totalLimit)
      throw new InvalidRequestError('The transactions carry more than 2 MB.')
    parsed.push(tx)
  }
  return { txs: parsed, safeTxGas: parseGas(fields(extra)['safeTxGas']) }
}

function parseAddress(
  to: unknown,
  at: string,
  checksumAddress: (address: string) => string,
): string {
  try {
    if (typeof to === 'string' && address.test(to)) return checksumAddress(to)
  } catch {
    // The wallet reports a wrong checksum: fall through to the error below.
  }
  throw new InvalidRequestError(`${at} is not an address.`)
}

function parseData(data: unknown, at: string): string {
  // Apps send all of these for an empty value, here and below.
  if (isNothing(data)) return '0x'
  const isText = typeof data === 'string'
  if (isText && data.length > 2 * dataLimit + 2)
    throw new InvalidRequestError(`${at} is larger than 128 kB.`)
  if (isText && bytes.test(data)) return data
  throw new InvalidRequestError(`${at} is not hex.`)
}

function parseValue(value: unknown, at: string): string {
  if (isNothing(value)) return '0'
  return parseInteger(value, `${at} is not an amount of wei.`).toString()
}

function parseGas(gas: unknown): bigint | undefined {
  if (isNothing(gas) || Number.isNaN(gas)) return undefined
  return parseInteger(gas, 'params.safeTxGas is not an amount of gas.')
}

/** A uint256. Numbers above 2^53 are integers too and convert exactly. */
function parseInteger(value: unknown, text: string): bigint {
  const isText = typeof value === 'string' && integer.test(value)
  if (isText || Number.isInteger(value) || typeof value === 'bigint') {
    const parsed = BigInt(value as string | number | bigint)
    if (parsed >= 0n && parsed < valueLimit) return parsed
  }
  throw new InvalidRequestError(text)
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

function fields(value: unknown = null): Record<string, unknown> {
  if (typeof value === 'object') return Object(value)
  throw new InvalidRequestError('params is not an object.')
}
