import { type AbiFunction, type Hex, toFunctionSelector } from 'viem'

/** An ABI that cannot be used. */
export class AbiError extends Error {
  override readonly name = 'AbiError'
}

export interface CleanAbi {
  /** Entries with the fields of the ABI's own form and no others. */
  abi: readonly Record<string, unknown>[]
  functions: ReadonlyMap<Hex, AbiFunction>
}

interface Parameter {
  name: string
  type: string
  internalType?: string
  indexed?: boolean
  components?: Parameter[]
}

// Far beyond any real contract, and little enough to decode with.
const mostEntries = 1_000
const mostParameters = 128
const deepest = 8
const identifier = /^[A-Za-z_$][\w$]{0,127}$/
const typeForm =
  /^(?:u?int(?:8|16|24|32|40|48|56|64|72|80|88|96|104|112|120|128|136|144|152|160|168|176|184|192|200|208|216|224|232|240|248|256)|address|bool|string|function|bytes(?:[12]?\d|3[0-2])?|tuple)(?:\[\d{0,3}\]){0,3}$/
const kinds = /^(?:function|event|error|constructor|fallback|receive)$/
const mutability = /^(?:pure|view|nonpayable|payable)$/

const fieldsOf = (value: unknown, what: string): Record<string, unknown> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new AbiError(`${what} is not an object`)
  }
  return value as Record<string, unknown>
}

const nameOf = (value: unknown, what: string): string => {
  if (typeof value !== 'string' || !identifier.test(value)) {
    throw new AbiError(`${what} has no valid name`)
  }
  return value
}

const createReader = (what: string) => {
  let left = mostParameters
  const read = (value: unknown, depth: number): Parameter[] => {
    if (value === undefined) return []
    if (!Array.isArray(value)) throw new AbiError(`${what} has no list`)
    if (depth > deepest) throw new AbiError(`${what} is nested too deeply`)
    left -= value.length
    if (left < 0) throw new AbiError(`${what} has too many parameters`)
    return value.map((entry) => {
      const { name, type, indexed, components } = fieldsOf(
        entry,
        `A parameter of ${what}`,
      )
      if (typeof type !== 'string' || !typeForm.test(type)) {
        throw new AbiError(`${what} has an unknown type`)
      }
      const inner = type.startsWith('tuple') ? read(components, depth + 1) : []
      if (type.startsWith('tuple') && inner.length === 0) {
        throw new AbiError(`${what} has an empty tuple`)
      }
      return {
        name:
          name === undefined || name === ''
            ? ''
            : nameOf(name, `A parameter of ${what}`),
        type,
        ...(inner.length > 0 ? { components: inner } : {}),
        ...(typeof indexed === 'boolean' ? { indexed } : {}),
      }
    })
  }
  return read
}

const cleanEntry = (value: unknown, at: number): Record<string, unknown> => {
  const entry = fieldsOf(value, `Entry ${at}`)
  const type = entry['type'] ?? 'function'
  if (typeof type !== 'string' || !kinds.test(type)) {
    throw new AbiError(`Entry ${at} is of no known type`)
  }
  const named = /^(?:function|event|error)$/.test(type)
  const what = named ? nameOf(entry['name'], `Entry ${at}`) : type
  const read = createReader(what)
  const state = entry['stateMutability']
  return {
    type,
    ...(named ? { name: what } : {}),
    inputs: read(entry['inputs'], 0),
    ...(type === 'function' ? { outputs: read(entry['outputs'], 0) } : {}),
    ...(typeof state === 'string' && mutability.test(state)
      ? { stateMutability: state }
      : {}),
    ...(entry['anonymous'] === true ? { anonymous: true } : {}),
  }
}

/**
 * Cleans an ABI from outside: a list, or an object with one under `abi`. The
 * result is bounded in every direction, and so is decoding with it.
 *
 * @throws AbiError naming the entry.
 */
export function cleanAbi(value: unknown): CleanAbi {
  const list = Array.isArray(value) ? value : fieldsOf(value, 'The ABI')['abi']
  if (!Array.isArray(list)) throw new AbiError('The ABI is not a list')
  if (list.length > mostEntries) throw new AbiError('The ABI is too long')
  const abi = list.map(cleanEntry)
  const functions = new Map<Hex, AbiFunction>()
  for (const entry of abi) {
    if (entry['type'] !== 'function') continue
    const item = entry as unknown as AbiFunction
    const selector = toFunctionSelector(item)
    // Two functions with one selector are ambiguous, so both are dropped.
    if (functions.has(selector)) {
      throw new AbiError(`${item.name} has the selector of another function`)
    }
    functions.set(selector, item)
  }
  return { abi, functions }
}
