import {
  packSignatures,
  type SafeMessageHashes,
} from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { readWord, tail, toHex, word } from './abiWords.ts'
import { callView } from './callView.ts'
import type { RpcPort } from './RpcPort.ts'
import { readChainState } from './readChainSafe.ts'
import { readHandlerVersion } from './readHandlerVersion.ts'
import { sameText } from './sameText.ts'
import type { ChainSafe } from './Verification.ts'
import {
  type CheckedConfirmation,
  isSignatureAccepted,
  preimageOf,
} from './verifyConfirmation.ts'

/** State of a message of a safe on chain. */
export interface MessageReading {
  readonly chainId: string
  readonly chain: ChainSafe
  /** The domain separator of the safe contract. */
  readonly domain: Hex
  /** The hash by the safe's handler, if it has one that computes it. */
  readonly hash: Hex | undefined
  readonly confirmations: readonly CheckedConfirmation[]
  /** Packed from the valid signatures of owners, once there are enough. */
  readonly prepared: Hex | undefined
  readonly accepted: boolean | undefined
}

/** An answer of 32 bytes, or undefined where the safe lacks the function. */
async function attempt(
  rpc: RpcPort,
  safe: Address,
  data: string,
): Promise<bigint | undefined> {
  try {
    return readWord(await callView(rpc, safe, data))
  } catch {
    return undefined
  }
}

/** Reads everything from the chain that a message's signatures depend on. */
export async function verifyMessageOnChain(
  rpc: RpcPort,
  safe: Address,
  digest: Hex,
  hashes: SafeMessageHashes,
  recovered: readonly CheckedConfirmation[],
): Promise<MessageReading> {
  const [{ chainId, ...chain }, domain, hash] = await Promise.all([
    readChainState(rpc, safe),
    callView(rpc, safe, 'f698da25'),
    attempt(rpc, safe, `0a1028c4${word(32)}${tail(digest)}`),
  ])
  const target = { address: safe, version: chain.version }
  const confirmations = await Promise.all(
    recovered.map(async (confirmation) => {
      const { signature, valid } = confirmation
      if (valid || signature === undefined) return confirmation
      const preimage =
        signature.kind === 'contract'
          ? await bytesForContracts(rpc, target, digest, hashes)
          : digest
      const signed = { hash: hashes.safeMessageHash, preimage }
      return (await isSignatureAccepted(rpc, target, signature, signed))
        ? { ...confirmation, valid: true }
        : { ...confirmation, reason: 'not accepted by the chain' }
    }),
  )
  const signatures = confirmations.flatMap(({ valid, signature, owner }) =>
    valid && signature && chain.owners.some((other) => sameText(other, owner))
      ? [signature]
      : [],
  )
  const prepared =
    signatures.length >= chain.threshold
      ? packSignatures(signatures)
      : undefined
  return {
    chainId,
    chain,
    domain: toHex(readWord(domain), 32),
    hash: hash === undefined ? undefined : toHex(hash, 32),
    confirmations,
    prepared,
    accepted:
      prepared === undefined
        ? undefined
        : await isAccepted(rpc, safe, digest, prepared),
  }
}

async function isAccepted(
  rpc: RpcPort,
  safe: Address,
  digest: Hex,
  signature: Hex,
): Promise<boolean | undefined> {
  const data = (bytes: Hex) =>
    `1626ba7e${word(digest)}${word(64)}${tail(bytes)}`
  const answer = await attempt(rpc, safe, data(signature))
  if (answer !== undefined) return answer >> 224n === 0x1626ba7en
  // A refusal is a revert as well: with a handler that computes the hash it is one.
  const hash = await attempt(rpc, safe, `0a1028c4${word(32)}${tail(digest)}`)
  return hash === undefined ? undefined : false
}

/**
 * The bytes that a safe before 1.5.0 shows to an owner that is a contract: its
 * handler decides. Up to 1.3.0 it is the app's message, since then the
 * pre-image of what the other owners sign.
 */
async function bytesForContracts(
  rpc: RpcPort,
  safe: { readonly address: Address; readonly version: string },
  digest: Hex,
  hashes: SafeMessageHashes,
): Promise<Hex> {
  const version = (await readHandlerVersion(rpc, safe.address)) ?? safe.version
  return /^1\.[0-3]\./.test(version) ? digest : preimageOf(hashes)
}
