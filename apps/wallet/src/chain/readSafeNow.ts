import { safeAbi } from '@strongroom/safe-protocol'
import type { Address } from 'viem'
import type { SafeNow } from '../features/signing/signReviewed.ts'
import type { Rpc } from '../rpc/createRpc.ts'
import { readContract } from './readContract.ts'

/** Nonce, owners and threshold this very moment, right before a prompt. */
export async function readSafeNow(rpc: Rpc, address: Address): Promise<SafeNow> {
  const call = { abi: safeAbi, address } as const
  const [nonce, threshold, owners] = await Promise.all([
    readContract(rpc, { ...call, functionName: 'nonce' }),
    readContract(rpc, { ...call, functionName: 'getThreshold' }),
    readContract(rpc, { ...call, functionName: 'getOwners' }),
  ])
  return { nonce, threshold: Number(threshold), owners }
}
