import { isRecord } from '@strongroom/internal/isRecord'
import { parseAddress } from '../address/parseAddress.ts'
import * as kinds from '../errors/kinds.ts'
import { WaypointError } from '../errors/WaypointError.ts'
import type { Address } from '../Hex.ts'
import { readAddress } from './readAddress.ts'
import { toChainId } from './toChainId.ts'

/** A checked `eth_sendTransaction` request. */
export interface TransactionRequest {
  /** Fields in the caller's order, limited to those the wallet knows. */
  fields: readonly (readonly [name: string, value: unknown])[]
  address: Address | undefined
}

const quantities = new Set([
  'type',
  'nonce',
  'value',
  'gas',
  'gasPrice',
  'maxPriorityFeePerGas',
  'maxFeePerGas',
])
// Fields of other transaction types: dropping them would send another
// transaction than the requested one.
const foreign = [
  'maxFeePerBlobGas',
  'blobVersionedHashes',
  'blobs',
  'authorizationList',
]

const fail = (text: string) =>
  new WaypointError(kinds.invalidParams, `eth_sendTransaction: ${text}`)

/**
 * Reads `[transaction]`: its shape, then sender, recipient, data, chain, type
 * and fees. Quantities are hexadecimal; fees are checked, never filled in.
 */
export function parseTransactionRequest(
  params: unknown,
  chainId: number,
): TransactionRequest {
  const [given] = Array.isArray(params) ? params : []
  if (!isRecord(given)) throw fail('transaction is NOT define')
  const { input, ...rest } = given
  const data = rest['data'] ?? input
  // The wallet looks for the data in one place.
  if (input != null) rest['data'] = data
  const has = (name: string) => rest[name] != null

  const address = readAddress(rest['from'] ?? undefined)
  if (has('to') ? parseAddress(rest['to']) === undefined : !isData(data))
    throw has('to')
      ? fail(`address "${String(rest['to'])}" is NOT valid`)
      : fail('to is NOT define, nor data')
  if (data != null && data !== '0x' && !isData(data))
    throw fail('data is NOT valid')
  if (input != null && lower(input) !== lower(data))
    throw fail('data and input are different')
  if (has('chainId') && toChainId(rest['chainId']) !== chainId)
    throw fail(`chainId is NOT valid - expected ${chainId}`)
  for (const name of quantities)
    if (has(name) && !/^0x[0-9a-f]+$/i.test(String(rest[name])))
      throw fail(`${name} is NOT valid - expected a hexadecimal quantity`)
  const extra = foreign.find(has)
  if (extra !== undefined) throw fail(`${extra} is NOT supported`)
  if (has('accessList') && !Array.isArray(rest['accessList']))
    throw fail('accessList is NOT valid')
  checkFees(rest)

  const isField = (name: string) =>
    quantities.has(name) ||
    ['from', 'to', 'data', 'chainId', 'accessList'].includes(name)
  return {
    fields: Object.entries(rest).filter(([name]) => isField(name)),
    address,
  }
}

function checkFees(transaction: Record<string, unknown>) {
  const {
    type,
    gasPrice,
    maxFeePerGas: most,
    maxPriorityFeePerGas: tip,
  } = transaction
  const number = type == null ? undefined : Number(type)
  if (number !== undefined && ![0, 2, 0x64].includes(number))
    throw new WaypointError(
      kinds.invalidParams,
      `Transaction type "${type}" is not supported. Supported types: legacy (0x0), EIP1559 (0x2), sponsored (0x64).`,
    )
  const is1559 = most != null || tip != null
  const hasPrice = gasPrice != null
  if (hasPrice && is1559) throw fail('gasPrice can NOT go with maxFeePerGas')
  if (number !== undefined && (number === 0 ? is1559 : hasPrice))
    throw fail(`type "${type}" has other fees`)
  if (most != null && tip != null && BigInt(String(tip)) > BigInt(String(most)))
    throw fail('maxPriorityFeePerGas exceeds maxFeePerGas')
}

function isData(value: unknown): boolean {
  return typeof value === 'string' && /^0x(?:[0-9a-f]{2})+$/i.test(value)
}

function lower(value: unknown): string {
  return String(value).toLowerCase()
}
