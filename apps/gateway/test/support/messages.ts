import { hashSafeMessage } from '@strongroom/safe-protocol'
import type { Hex } from 'viem'
import type { HDAccount } from 'viem/accounts'
import { type SafeRef, signHash } from './people.ts'

type Message = Parameters<typeof hashSafeMessage>[1]

/** Hash that owners sign for a message of a safe. */
export const messageHashOf = ({ chainId, safe }: SafeRef, message: Message) =>
  hashSafeMessage({ chainId: BigInt(chainId), safe }, message).safeMessageHash

/** Body of a message with the signature of one owner. */
export async function messageBody<M extends Message>(
  ref: SafeRef,
  message: M,
  person: HDAccount,
): Promise<{ message: M; signature: Hex }> {
  const signature = await signHash(person, messageHashOf(ref, message))
  return { message, signature }
}

/** The second signature of the same signer: valid mathematics, refused. */
export function malleate(signature: Hex): Hex {
  const order =
    0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
  const s = order - BigInt(`0x${signature.slice(66, 130)}`)
  const v = signature.endsWith('1b') ? '1c' : '1b'
  return `0x${signature.slice(2, 66)}${s.toString(16).padStart(64, '0')}${v}`
}
