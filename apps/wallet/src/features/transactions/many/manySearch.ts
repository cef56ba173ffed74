import type { Hex } from 'viem'

/** Most transactions that are confirmed or executed in one go. */
export const mostSelected = 20

/** Hash of a proposal, from the id that the gateway gives it; undefined for others. */
export function hashOfId(id: string): Hex | undefined {
  const [, hash] = /^multisig_0x[\da-f]{40}_(0x[\da-f]{64})$/i.exec(id) ?? []
  return hash?.toLowerCase() as Hex | undefined
}

/** Hashes of an address, each once; what is no hash is left out. */
export function readHashes(value: unknown): readonly Hex[] {
  const parts = typeof value === 'string' ? value.toLowerCase().split(',') : []
  const hashes = parts.filter((part): part is Hex =>
    /^0x[\da-f]{64}$/.test(part),
  )
  return [...new Set(hashes)].slice(0, mostSelected)
}
