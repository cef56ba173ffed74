import type { Chain } from '@strongroom/devnet'
import {
  createSafeTransaction,
  encodeExecTransaction,
  hashSafeTransaction,
  packSignatures,
  type SafeTransaction,
} from '@strongroom/safe-protocol'
import { type Address, type Hex, parseAbi } from 'viem'
import { accounts, alice } from './accounts.ts'
import { send } from './send.ts'

export interface Signed {
  safeTxHash: Hex
  /** Calldata of `execTransaction`. */
  data: Hex
  nonce: bigint
}

const abi = parseAbi(['function nonce() view returns (uint256)'])

/** A transaction of a safe, signed by its first owners among ours. */
export async function sign(
  chain: Pick<Chain, 'client' | 'chainId'>,
  safe: Address,
  fields: Pick<SafeTransaction, 'to'> & Partial<SafeTransaction>,
  signers: readonly Address[] = [alice.address],
): Promise<Signed> {
  const nonce =
    fields.nonce ??
    (await chain.client.readContract({
      abi,
      address: safe,
      functionName: 'nonce',
    }))
  const transaction = createSafeTransaction({ ...fields, nonce })
  const { safeTxHash } = hashSafeTransaction(
    { chainId: chain.chainId, safe },
    transaction,
  )
  const owners = accounts.filter(({ address }) => signers.includes(address))
  const signatures = await Promise.all(
    owners.map(async (owner) => ({
      kind: 'eip712' as const,
      signer: owner.address,
      data: await owner.sign({ hash: safeTxHash }),
    })),
  )
  return {
    safeTxHash,
    nonce,
    data: encodeExecTransaction(transaction, packSignatures(signatures)),
  }
}

/** Signs, executes, waits until it is mined; gives the safeTxHash. */
export async function execute(
  chain: Pick<Chain, 'client' | 'chainId'>,
  safe: Address,
  fields: Pick<SafeTransaction, 'to'> & Partial<SafeTransaction>,
  signers?: readonly Address[],
): Promise<Hex> {
  const { safeTxHash, data } = await sign(chain, safe, fields, signers)
  await send(chain, { to: safe, data })
  return safeTxHash
}
