import type { AbiParameter } from 'viem'
import { inputKey } from './BatchCall.ts'
import { InputError } from './InputError.ts'

const leaf = /^(address|bool|string|bytes\d{0,2}|u?int\d{0,3}|tuple)$/
const most = 64

/** Checks the inputs of a method of a foreign ABI. Throws an {@link InputError}. */
export function readParameters(value: unknown): readonly AbiParameter[] {
  if (!Array.isArray(value) || value.length > most)
    throw new InputError('The inputs of a method must be a list.')
  const keys = new Set<string>()
  return value.map((entry: unknown, index) => {
    const parameter = readParameter(entry)
    const key = inputKey(parameter, index)
    if (keys.has(key)) throw new InputError(`Two inputs are called “${key}”.`)
    keys.add(key)
    return parameter
  })
}

function readParameter(value: unknown): AbiParameter {
  const {
    name = '',
    type,
    components,
  } = (value ?? {}) as {
    name?: unknown
    type?: unknown
    components?: unknown
  }
  if (typeof name !== 'string' || !/^[\w$]{0,100}$/.test(name))
    throw new InputError('An input has no usable name.')
  const normal = typeof type === 'string' ? normalize(type) : undefined
  if (normal === undefined)
    throw new InputError(
      `The input “${name}” has a type that can not be filled in.`,
    )
  if (!normal.startsWith('tuple')) return { name, type: normal }
  return { name, type: normal, components: readParameters(components) }
}

/**
 * Undefined for a text that is not a type. `uint` and `int` are written in
 * full.
 */
function normalize(type: string): string | undefined {
  const [, base = '', lists = ''] = /^([a-z0-9]+)((?:\[\d{0,4}\])*)$/.exec(
    type,
  ) ?? ['', '', '']
  if (!leaf.test(base)) return undefined
  const integer = /^(u?int)(\d*)$/.exec(base)
  if (integer !== null) {
    const [, kind, digits] = integer
    const bits = Number(digits || 256)
    const fits = bits >= 8 && bits <= 256 && bits % 8 === 0
    return fits ? `${kind}${bits}${lists}` : undefined
  }
  const bytes = /^bytes(\d+)$/.exec(base)
  if (bytes !== null) {
    const size = Number(bytes[1])
    if (size < 1 || size > 32 || bytes[1] !== String(size)) return undefined
  }
  return type
}
