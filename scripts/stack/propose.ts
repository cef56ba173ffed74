import type { Chain, DemoSafe } from '@strongroom/devnet'
import { type GatewayClient, proposeTransaction } from '@strongroom/gateway-sdk'
import {
  createSafeTransaction,
  getSafeTransactionTypedData,
  hashSafeTransaction,
  type SafeTransaction,
} from '@strongroom/safe-protocol'
import { type Address, type Hex, stringify } from 'viem'

export interface Proposal
  extends Pick<SafeTransaction, 'to'>,
    Partial<Pick<SafeTransaction, 'value' | 'data'>> {
  nonce: number
  /** Signers, the proposer first; indices of the chain's accounts. */
  signers: readonly number[]
}

/** Proposes a transaction and confirms it, as the given demo owners. */
export async function propose(
  gateway: GatewayClient,
  chain: Chain,
  safe: DemoSafe,
  { nonce, signers, ...fields }: Proposal,
): Promise<void> {
  const transaction = createSafeTransaction({
    ...fields,
    nonce: BigInt(nonce),
  })
  const domain = {
    chainId: chain.chainId,
    safe: safe.address,
    version: safe.version,
  }
  const { safeTxHash } = hashSafeTransaction(domain, transaction)
  const typedData = getSafeTransactionTypedData(domain, transaction)
  for (const index of signers) {
    const sender = chain.accounts[index] as Address
    const signature = (await chain.client.request({
      method: 'eth_signTypedData_v4',
      params: [sender, stringify(typedData)],
    })) as Hex
    await proposeTransaction(gateway, {
      chainId: String(chain.chainId),
      safeAddress: safe.address,
      to: transaction.to,
      value: String(transaction.value),
      data: transaction.data,
      nonce: String(nonce),
      operation: transaction.operation,
      safeTxGas: '0',
      baseGas: '0',
      gasPrice: '0',
      gasToken: transaction.gasToken,
      refundReceiver: transaction.refundReceiver,
      safeTxHash,
      sender,
      signature,
    })
  }
}
