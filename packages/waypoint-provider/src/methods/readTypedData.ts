import { isRecord } from '@strongroom/internal/isRecord'
import * as kinds from '../errors/kinds.ts'
import { WaypointError } from '../errors/WaypointError.ts'
import type { Address } from '../Hex.ts'
import { readAddress } from './readAddress.ts'
import { toChainId } from './toChainId.ts'

/** A checked `eth_signTypedData_v4` request. */
export interface TypedDataRequest {
  /** Text that is sent to the wallet. */
  typedData: string
  /** Parsed from that very text. */
  value: TypedData
  address: Address | undefined
}

/** The four parts of EIP-712 typed data, otherwise unchecked. */
export interface TypedData {
  types: Record<string, unknown>
  domain: Record<string, unknown>
  primaryType: string
  message: Record<string, unknown>
}

const fail = (text: string, cause?: unknown) =>
  new WaypointError(kinds.invalidParams, `eth_signTypedData_v4: ${text}`, {
    cause,
  })

/** Reads `[address, data]`, `data` being an object or JSON text. */
export function readTypedData(
  params: unknown,
  chainId: number,
): TypedDataRequest {
  const [address, data] = Array.isArray(params) ? params : []
  if (!data) throw fail('data is NOT define')
  const typedData = serialize(data)
  const value: unknown = JSON.parse(typedData, exact)
  if (!isTypedData(value))
    throw fail(
      'invalid typed data - required types, domain, primaryType, message',
    )
  const declared = value.domain['chainId']
  if (declared === undefined)
    throw fail(`chainId is NOT defined - expected ${chainId}`)
  if (toChainId(declared) !== chainId)
    throw fail(`chainId is NOT valid - expected ${chainId}`)
  return { typedData, value, address: readAddress(address) }
}

/** A number that JSON rounded differs from the one to be signed. */
function exact(_: string, value: unknown): unknown {
  if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER)
    throw fail(`${value} is NOT exact, use text`)
  return value
}

function serialize(data: unknown): string {
  try {
    const value: unknown = typeof data === 'string' ? JSON.parse(data) : data
    const text = JSON.stringify(value, (_, part) =>
      typeof part === 'bigint' ? part.toString() : part,
    )
    // `undefined` for what JSON has no word for.
    return text ?? 'null'
  } catch (cause) {
    throw fail('could NOT parse typed data', cause)
  }
}

function isTypedData(value: unknown): value is TypedData {
  if (!isRecord(value)) return false
  const { types, domain, primaryType, message } = value
  return (
    isRecord(types) &&
    isRecord(domain) &&
    typeof primaryType === 'string' &&
    primaryType !== '' &&
    isRecord(message)
  )
}
