import { type Chain, startChain } from '@strongroom/devnet'
import {
  createSafeTransaction,
  encodeCreateProxyWithNonce,
  encodeExecTransaction,
  encodeSetup,
  hashSafeTransaction,
  packSignatures,
  predictSafeAddress,
} from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'

const owner = mnemonicToAccount(
  'test test test test test test test test test test test junk',
)
const recipient = '0x00000000000000000000000000000000000000b0'

/** Anvil grows without bound when transactions are not waited for. */
async function mined(chain: Chain, to: Address, data: Hex): Promise<void> {
  const { client } = chain
  const hash = await client.sendTransaction({
    account: owner.address,
    to,
    data,
    gas: 3_000_000n,
  })
  for (;;) {
    const receipt = await client.request({
      method: 'eth_getTransactionReceipt',
      params: [hash],
    })
    if (receipt?.status === '0x1') return
    if (receipt !== null) throw new Error(`${hash} reverted.`)
  }
}

/**
 * A chain with one safe that executes one transaction in every block; two
 * event logs each.
 */
export async function buildChain(executions: number): Promise<Chain<1337>> {
  const chain = await startChain({ chainId: 1337, seed: false })
  const { singletonL2, proxyFactory, fallbackHandler } =
    chain.contracts['1.5.0']
  const setup = encodeSetup({
    owners: [owner.address],
    threshold: 1,
    fallbackHandler: fallbackHandler.address,
  })
  const creation = { singleton: singletonL2.address, setup, saltNonce: 1n }
  const factory = proxyFactory.address
  const safe = await predictSafeAddress({
    ...creation,
    factory,
    version: '1.5.0',
  })
  await mined(chain, factory, encodeCreateProxyWithNonce(creation))
  const domain = { chainId: chain.chainId, safe }
  for (let nonce = 0; nonce < executions; nonce += 1) {
    const transaction = createSafeTransaction({
      to: recipient,
      nonce: BigInt(nonce),
    })
    const { safeTxHash } = hashSafeTransaction(domain, transaction)
    const signature = {
      kind: 'eip712' as const,
      signer: owner.address,
      data: await owner.sign({ hash: safeTxHash }),
    }
    const data = encodeExecTransaction(transaction, packSignatures([signature]))
    await mined(chain, safe, data)
  }
  return chain
}
