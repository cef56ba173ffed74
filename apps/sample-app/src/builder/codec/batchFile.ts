import {
  type AbiParameter,
  type Address,
  getAddress,
  type Hex,
  isAddress,
  keccak256,
  stringToHex,
} from 'viem'
import type { BatchCall, CallMethod } from './BatchCall.ts'
import { encodeCall } from './BatchCall.ts'
import { InputError } from './InputError.ts'
import { parseHostileJson } from './parseHostileJson.ts'
import { readParameters } from './readParameters.ts'

/** A batch read from a file. */
export interface BatchFile {
  /** Decimal. */
  chainId: string
  name: string
  description: string
  calls: readonly BatchCall[]
  /** Whether the file is as it was when it was exported. */
  checksum: 'matches' | 'differs' | 'missing'
}

type Fields = Readonly<Record<string, unknown>>

// Most calls that wallets take at once.
const most = 500

/**
 * Reads a batch in the format of transaction builders. Throws an {@link
 * InputError} that names the fault, and its place.
 */
export function parseBatchFile(text: string): BatchFile {
  const file = asFields(parseHostileJson(text), 'A batch must be an object.')
  const { chainId, meta, transactions } = file
  const chain = typeof chainId === 'number' ? String(chainId) : chainId
  if (typeof chain !== 'string' || !/^[1-9]\d{0,15}$/.test(chain))
    throw new InputError('The batch does not say its chain.')
  const about = asFields(meta ?? {}, 'The field “meta” must be an object.')
  const { checksum } = about
  const name = about['name'] ?? ''
  const description = about['description'] ?? ''
  if (typeof name !== 'string')
    throw new InputError('The name of the batch must be a text.')
  if (typeof description !== 'string')
    throw new InputError('The description of the batch must be a text.')
  if (!Array.isArray(transactions) || transactions.length === 0)
    throw new InputError('There are no transactions in this batch.')
  if (transactions.length > most)
    throw new InputError(`There are more than ${most} transactions.`)
  return {
    chainId: chain,
    name,
    description,
    calls: transactions.map((entry: unknown, index) => {
      try {
        return readCall(entry)
      } catch (error) {
        if (!(error instanceof InputError)) throw error
        throw new InputError(`Transaction ${index + 1}: ${error.message}`)
      }
    }),
    checksum:
      checksum === undefined || checksum === null || checksum === ''
        ? 'missing'
        : checksum === checksumOf(file)
          ? 'matches'
          : 'differs',
  }
}

function readCall(entry: unknown): BatchCall {
  const fields = asFields(entry, 'It must be an object.')
  const to = readTo(fields['to'])
  const value = readValue(fields['value'] ?? '0')
  const data = readData(fields['data'])
  const method = readMethod(fields)
  if (method === undefined) return { to, value, data: data ?? '0x' }
  const encoded = encodeCall(method)
  if (data !== undefined && data.toLowerCase() !== encoded)
    throw new InputError('Its data does something else than its method says.')
  if (value > 0n && !method.payable)
    throw new InputError('Its method takes no coins, but it sends some.')
  return { to, value, data: encoded, method }
}

function readMethod(fields: Fields): CallMethod | undefined {
  const { contractMethod, contractInputsValues } = fields
  if (contractMethod === undefined || contractMethod === null) return undefined
  const method = asFields(contractMethod, 'Its method must be an object.')
  const { name, payable = false } = method
  if (typeof name !== 'string' || !/^[A-Za-z_$][\w$]{0,99}$/.test(name))
    throw new InputError('Its method has no usable name.')
  if (typeof payable !== 'boolean')
    throw new InputError('Whether its method is payable must be true or false.')
  const inputs = readParameters(method['inputs'] ?? [])
  // These have no selector: their data is given as it is.
  if (inputs.length === 0 && /^(receive|fallback)$/.test(name)) return undefined
  const given = asFields(
    contractInputsValues ?? {},
    'The values of its inputs must be an object.',
  )
  const values: Record<string, string> = {}
  for (const [key, text] of Object.entries(given)) {
    if (typeof text !== 'string')
      throw new InputError(`The value of “${key}” must be a text.`)
    values[key] = text
  }
  return { name, inputs, payable, values }
}

function readTo(to: unknown): Address {
  if (typeof to !== 'string' || !/^0x[0-9a-f]{40}$/i.test(to))
    throw new InputError('Its recipient is not an address.')
  if (to !== to.toLowerCase() && !isAddress(to))
    throw new InputError('The checksum of its recipient is wrong.')
  return getAddress(to)
}

function readValue(value: unknown): bigint {
  const isText = typeof value === 'string' && /^\d{1,78}$/.test(value)
  const amount = isText ? BigInt(value) : undefined
  if (amount === undefined || amount >= 1n << 256n)
    throw new InputError('Its value must be a text of digits, in wei.')
  return amount
}

function readData(data: unknown): Hex | undefined {
  if (data === undefined || data === null || data === '') return undefined
  if (typeof data !== 'string' || !/^0x([0-9a-f]{2})*$/i.test(data))
    throw new InputError('Its data must be hexadecimal.')
  return data.toLowerCase() as Hex
}

function asFields(value: unknown, complaint: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InputError(complaint)
  return value as Fields
}

/** Description in a batch file. */
export interface BatchFileOptions {
  /** Decimal. */
  chainId: string
  safeAddress: string
  name: string
  description: string
  /** Milliseconds since 1970. */
  createdAt: number
}

/** Writes a batch in the format of transaction builders, with its checksum. */
export function writeBatchFile(
  calls: readonly BatchCall[],
  { chainId, safeAddress, name, description, createdAt }: BatchFileOptions,
): string {
  const file = {
    version: '1.0',
    chainId,
    createdAt,
    meta: {
      name,
      description,
      txBuilderVersion: '1.18.2',
      createdFromSafeAddress: safeAddress,
      createdFromOwnerAddress: '',
    },
    transactions: calls.map(toTransaction),
  }
  const meta = { ...file.meta, checksum: checksumOf(file) }
  return `${JSON.stringify({ ...file, meta }, null, 2)}\n`
}

function toTransaction({ to, value, data, method }: BatchCall) {
  const common = { to, value: String(value) }
  if (method === undefined)
    return { ...common, data, contractMethod: null, contractInputsValues: null }
  const { inputs, name, payable, values } = method
  return {
    ...common,
    // Readers make the data of the method, whose inputs stay editable.
    data: null,
    contractMethod: { inputs: inputs.map(toInput), name, payable },
    contractInputsValues: values,
  }
}

function toInput(parameter: AbiParameter): object {
  const { name = '', type } = parameter
  const components = 'components' in parameter && parameter.components
  return {
    internalType: type,
    name,
    type,
    ...(components && { components: components.map(toInput) }),
  }
}

/**
 * The checksum of a batch file, as transaction builders write it to
 * `meta.checksum`: keccak-256 of a text of the whole file in which objects are
 * their sorted keys and then their values, without the checksum itself and with
 * `null` for the name, which may be changed freely.
 */
export function checksumOf(file: Readonly<Record<string, unknown>>): Hex {
  const { checksum: _, ...meta } = (file['meta'] ?? {}) as {
    checksum?: unknown
  }
  const hashed = { ...file, meta: { ...meta, name: null } }
  return keccak256(stringToHex(serialize(hashed)))
}

function serialize(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(serialize).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const keys = Object.keys(value).sort()
  const entries = value as Record<string, unknown>
  const values = keys.map((key) => `${serialize(entries[key])},`)
  return `{${JSON.stringify(keys)}${values.join('')}}`
}
