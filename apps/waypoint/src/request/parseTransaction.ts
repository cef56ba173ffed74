import { type Address, getAddress, type Hex, isAddress, isHex } from 'viem'
import { readChainId } from './parseTypedData.ts'

/** The fields of a transaction that an app may choose, checked. */
export interface TransactionFields {
  /** Absent when a contract is created. */
  to: Address | undefined
  value: bigint
  data: Hex
  type: 'legacy' | 'eip1559'
  /** The app requested that another account pays the fee. */
  sponsored: boolean
  gas: bigint | undefined
  nonce: number | undefined
  gasPrice: bigint | undefined
  maxFeePerGas: bigint | undefined
  maxPriorityFeePerGas: bigint | undefined
}

/** `fields` of the transaction, or why it is refused. */
export type ParsedTransaction =
  | { fields: TransactionFields; chainId: number; from: string | undefined }
  | { refused: string }

const types = new Map([
  ['0x0', { type: 'legacy', sponsored: false }],
  ['0x2', { type: 'eip1559', sponsored: false }],
  ['0x64', { type: 'eip1559', sponsored: true }],
] as const)
const largest = 2n ** 256n

/**
 * Reads a transaction from the query and the fragment of the page's URL. Total.
 */
export function parseTransaction(url: URL): ParsedTransaction {
  const query = url.searchParams
  const hash = new URLSearchParams(`${url.hash.slice(1)}`)
  try {
    const chainId = readChainId(query.get('chainId'))
    if (chainId === undefined) return refuse('The request names no chain.')
    const typeText = query.get('type')
    const kind = types.get((typeText ?? '0x2') as '0x2')
    if (kind === undefined)
      return refuse(
        `Transaction type "${typeText?.slice(0, 20)}" is not supported. Supported types: legacy (0x0), EIP1559 (0x2), sponsored (0x64).`,
      )
    const number = (name: string) => readNumber(query.get(name), name)
    const input = readData(query.get('input'), 'input')
    const data = readData(hash.get('data') ?? query.get('data'), 'data')
    if (input !== undefined && data !== undefined && input !== data)
      return refuse('The transaction has two different inputs.')
    for (const name of ['accessList', 'blobVersionedHashes', 'blobs'])
      if (!/^(?:\[\])?$/.test(query.get(name) ?? ''))
        return refuse(`The transaction has a field it can not have: ${name}.`)

    const toText = query.get('to')
    const isCreation = toText === null || toText === ''
    if (!isCreation && !isAddress(toText))
      return refuse('The recipient is not an address.')
    const gasPrice = number('gasPrice')
    const maxFeePerGas = number('maxFeePerGas')
    const maxPriorityFeePerGas = number('maxPriorityFeePerGas')
    const is1559 =
      maxFeePerGas !== undefined || maxPriorityFeePerGas !== undefined
    // If the type is missing, the fee fields imply it.
    const type =
      typeText === null && gasPrice !== undefined && !is1559
        ? 'legacy'
        : kind.type
    if (gasPrice !== undefined && is1559 && gasPrice > 0n)
      return refuse('The transaction has fees of two kinds.')
    if (
      maxFeePerGas !== undefined &&
      maxPriorityFeePerGas !== undefined &&
      maxPriorityFeePerGas > maxFeePerGas
    )
      return refuse('The tip of the transaction is above its whole fee.')
    const nonce = number('nonce')
    if (nonce !== undefined && nonce > Number.MAX_SAFE_INTEGER)
      return refuse('The nonce of the transaction is out of range.')
    const bytes = input ?? data ?? '0x'
    if (isCreation && bytes === '0x')
      return refuse('The transaction has neither a recipient nor data.')
    return {
      chainId,
      from: query.get('from') ?? undefined,
      fields: {
        to: isCreation ? undefined : getAddress(toText),
        value: number('value') ?? 0n,
        data: bytes,
        type,
        sponsored: kind.sponsored,
        gas: number('gas'),
        nonce: nonce === undefined ? undefined : Number(nonce),
        ...(type === 'legacy'
          ? {
              gasPrice,
              maxFeePerGas: undefined,
              maxPriorityFeePerGas: undefined,
            }
          : { gasPrice: undefined, maxFeePerGas, maxPriorityFeePerGas }),
      },
    }
  } catch (error) {
    if (error instanceof MalformedField)
      return refuse(`The transaction is malformed: ${error.message}.`)
    throw error
  }
}

class MalformedField extends Error {}

function readNumber(text: string | null, name: string): bigint | undefined {
  if (text === null || text === '') return undefined
  if (!/^(?:0x[0-9a-f]{1,64}|\d{1,78})$/i.test(text))
    throw new MalformedField(name)
  const value = BigInt(text)
  if (value >= largest) throw new MalformedField(name)
  return value
}

function readData(text: string | null, name: string): Hex | undefined {
  if (text === null || text === '') return undefined
  if (!isHex(text) || text.length % 2 === 1) throw new MalformedField(name)
  return text.toLowerCase() as Hex
}

const refuse = (refused: string) => ({ refused })
