import type { SafeTransaction } from '@strongroom/safe-protocol'
import {
  createSafeTransaction,
  hashSafeTransaction,
} from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { type HDAccount, mnemonicToAccount } from 'viem/accounts'

// The public phrase of every development chain.
const phrase = 'test test test test test test test test test test test junk'

const account = (addressIndex: number): HDAccount =>
  mnemonicToAccount(phrase, { addressIndex })

export const alice = account(0)
export const bob = account(1)
export const carol = account(2)
export const dave = account(3)
export const erin = account(4)

export interface SafeRef {
  chainId: string
  safe: Address
}

/** Signs a hash as owners do (EIP-712: no prefix). */
export const signHash = (person: HDAccount, hash: Hex): Promise<Hex> =>
  person.sign({ hash })

export type PartialTransaction = Partial<Omit<SafeTransaction, 'nonce'>> & {
  nonce: number
}

/** Body of a proposal by the given people; the first is the sender. */
export async function proposal(
  { chainId, safe }: SafeRef,
  partial: PartialTransaction,
  ...people: readonly HDAccount[]
) {
  const tx = createSafeTransaction({
    to: safe,
    ...partial,
    nonce: BigInt(partial.nonce),
  })
  const { safeTxHash } = hashSafeTransaction(
    { chainId: BigInt(chainId), safe },
    tx,
  )
  const signatures = await Promise.all(
    people.map((person) => signHash(person, safeTxHash)),
  )
  const sender: Address = people[0]?.address ?? alice.address
  return {
    to: tx.to,
    value: tx.value.toString(),
    data: tx.data,
    nonce: tx.nonce.toString(),
    operation: tx.operation,
    safeTxGas: tx.safeTxGas.toString(),
    baseGas: tx.baseGas.toString(),
    gasPrice: tx.gasPrice.toString(),
    gasToken: tx.gasToken,
    refundReceiver: tx.refundReceiver,
    safeTxHash,
    sender,
    signature: `0x${signatures.map((part) => part.slice(2)).join('')}` as Hex,
  }
}
