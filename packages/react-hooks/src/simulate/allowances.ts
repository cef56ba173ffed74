import { isBytes } from '@strongroom/internal/hex'
import type { Address, Hex } from 'viem'
import { word } from '../verify/abiWords.ts'
import type { ApprovalSet } from './Simulation.ts'

/** What a spender may take, in base units; true and false for a whole collection. */
type Allowance = bigint | boolean | undefined

/** The call that asks how much a spender may take; undefined for one NFT. */
export function allowanceCall(
  { token, spender, amount, id, through }: ApprovalSet,
  safe: Address,
): { readonly to: Address; readonly data: Hex } | undefined {
  if (id !== undefined) return undefined
  const [owner, by, of] = [safe, spender, token].map(word)
  // Permit2 keeps allowances of all tokens: allowance(owner, token, spender).
  if (through) return { to: through, data: `0x927da105${owner}${of}${by}` }
  const isForAll = typeof amount === 'boolean'
  // isApprovedForAll(owner, spender), allowance(owner, spender)
  return {
    to: token,
    data: `0x${isForAll ? 'e985e9c5' : 'dd62ed3e'}${owner}${by}`,
  }
}

/** Reads the answer to {@link allowanceCall}. */
export function readAllowance(
  { amount, through }: ApprovalSet,
  answer: unknown,
): Allowance {
  if (!isBytes(answer, through ? 96 : 32)) return undefined
  const value = BigInt(answer.slice(0, 66))
  if (typeof amount !== 'boolean') return value
  return value > 1n ? undefined : value === 1n
}
