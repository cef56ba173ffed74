import {
  packSignatures,
  parseSignatures,
  type SafeSignature,
} from '@strongroom/safe-protocol'
import { type Hex, size, slice } from 'viem'

/** Remembers the results of a pure function; the oldest go first. */
function boundedCache<T>(
  size: number,
  compute: (key: string) => T,
): (key: string) => T {
  const known = new Map<string, T>()
  return (key) => {
    const hit = known.get(key)
    if (hit !== undefined) return hit
    const value = compute(key)
    if (known.size >= size) {
      for (const oldest of known.keys()) {
        known.delete(oldest)
        break
      }
    }
    known.set(key, value)
    return value
  }
}

export interface SignerPart {
  owner: SafeSignature['signer']
  /** Packed form of this signature alone. */
  signature: Hex
}

const parse = async (key: string): Promise<readonly SignerPart[]> => {
  const [hash, thresholdText, packed] = key.split(':') as [Hex, string, Hex]
  // The contract reads `threshold` signatures; anything may follow them.
  const threshold = Number(thresholdText)
  for (const signatures of [packed, headOf(packed, threshold)]) {
    try {
      const parsed = await parseSignatures(signatures, hash)
      return parsed.slice(0, threshold).map((part) => ({
        owner: part.signer,
        signature: packSignatures([part]),
      }))
    } catch {
      // The rest of a cut signature list may still be readable; unreadable
      // bytes name no signer.
    }
  }
  return []
}

const headOf = (packed: Hex, threshold: number): Hex =>
  size(packed) >= threshold * 65 && threshold > 0
    ? slice(packed, 0, threshold * 65)
    : packed

// Recovering a signer takes a millisecond and never changes.
const cached = boundedCache(10_000, parse)

/** Signers of an executed transaction, read from its calldata. */
export function executionSignatures(execution: {
  safeTxHash: Hex
  threshold: number
  signatures: Hex
}): Promise<readonly SignerPart[]> {
  const { safeTxHash, threshold, signatures } = execution
  return cached(`${safeTxHash}:${threshold}:${signatures}`)
}
