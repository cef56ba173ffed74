import { identifyContract } from '@strongroom/safe-protocol'
import { type Address, concat, type Hex } from 'viem'
import type { MessageHashes } from './hashMessage.ts'

/** Second number of a version 1.x; the newest form for one that is not known. */
const minorOf = (version: string | null): number =>
  Number(/^1\.(\d+)\./.exec(version ?? '')?.[1] ?? 4)

/**
 * The bytes that a safe before 1.5.0 shows to an owner that is a contract. The
 * safe's fallback handler decides: up to 1.3.0 it shows the app's message,
 * since then the pre-image of what the other owners sign. A handler that is not
 * Safe's own is taken to be as old as the safe.
 *
 * @returns undefined where no contract's signature can pass: a safe from 1.4.0
 * on wants the pre-image (GS027), and one before 1.5.0 lacks the function that
 * the handler of 1.5.0 calls.
 */
export function messageForContracts(
  { digest, hashes }: MessageHashes,
  safe: { version: string | null; fallbackHandler: Address },
): Hex | undefined {
  const known = identifyContract(safe.fallbackHandler)
  const own = minorOf(safe.version)
  const handler =
    known?.name === 'fallbackHandler' ? minorOf(known.version) : own
  if (handler >= 5) return undefined
  if (handler >= 4) {
    return concat(['0x1901', hashes.domainHash, hashes.messageHash])
  }
  return own >= 4 ? undefined : digest
}
