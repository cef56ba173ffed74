import {
  type ConnectionManager,
  getCheckedProvider,
} from '@strongroom/connectors'
import type { Address, Hex } from 'viem'
import { SignInError } from './SignInError.ts'

const isSignature = (value: unknown): value is Hex =>
  typeof value === 'string' && /^0x(?:[\da-f]{2})+$/i.test(value)

/**
 * Has the connected wallet sign a text (`personal_sign`), as long as account
 * and network are those the text names.
 *
 * @throws SignInError `rejected`, `changed` or `wallet`
 */
export async function requestSignInSignature(
  manager: ConnectionManager,
  text: string,
  { address, chainId }: { address: Address; chainId: number },
): Promise<Hex> {
  try {
    const provider = getCheckedProvider(manager, { account: address, chainId })
    const signature = await provider.request({
      method: 'personal_sign',
      params: [toHex(text), address],
    })
    if (isSignature(signature)) return signature
  } catch (cause) {
    throw new SignInError(reasonOf(cause), { cause })
  }
  throw new SignInError('wallet')
}

/** A wallet's error can be anything, and wrap its cause. */
function reasonOf(error: unknown): 'rejected' | 'changed' | 'wallet' {
  let current = error
  try {
    for (let depth = 0; depth < 5; depth++) {
      const { name, code, cause } = Object(current) as Record<string, unknown>
      if (code === 4001 || code === 'ACTION_REJECTED') return 'rejected'
      if (code === 4100 || name === 'ChainMismatch') return 'changed'
      current = cause
    }
  } catch {
    // A field that throws when it is read has no code.
  }
  return 'wallet'
}

const toHex = (text: string) =>
  `0x${Array.from(new TextEncoder().encode(text), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')}`
