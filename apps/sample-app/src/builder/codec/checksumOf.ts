import { type Hex, keccak256, stringToHex } from 'viem'

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
