import { join } from 'node:path'
import type { Address, Hex } from 'viem'
import type { ChainClient } from '../chainClient.ts'
import { arachnidDeployer } from './deployers.ts'
import { packageFolder } from './packageFolder.ts'
import type { PlannedDeployment } from './planDeployments.ts'
import { readJson } from './readJson.ts'

const factorySigner: Address = '0xE1CB04A0fA36DdD16a06ea828007E35e1a3cBC37'

interface FactoryDeployment {
  signerAddress: Address
  transaction: Hex
}

/** The signed transaction that creates the Safe singleton factory. */
function singletonFactoryTransaction(chainId: number): Hex {
  const { transaction } = readJson<FactoryDeployment>(
    join(packageFolder('factory'), `artifacts/${chainId}/deployment.json`),
  )
  return transaction
}

/**
 * Installs contracts by sending every transaction to the real deployers, all
 * in one block: chains for tests start often, and block 1 is easy to skip.
 */
export async function deployContracts(
  client: ChainClient,
  deployments: readonly Pick<PlannedDeployment, 'deployer' | 'data'>[],
  from: Address,
): Promise<void> {
  const { gasLimit } = await client.getBlock()
  await client.setAutomine(false)
  await client.setBlockGasLimit({ gasLimit: 400_000_000n })
  if (deployments.some(({ deployer }) => deployer !== arachnidDeployer)) {
    await client.setBalance({ address: factorySigner, value: 10n ** 16n })
    await client.sendRawTransaction({
      serializedTransaction: singletonFactoryTransaction(client.chain.id),
    })
    await client.mine({ blocks: 1 })
    await client.setBalance({ address: factorySigner, value: 0n })
  }
  let nonce = await client.getTransactionCount({ address: from })
  await Promise.all(
    deployments.map(({ deployer, data }) =>
      client.request({
        method: 'eth_sendTransaction',
        params: [
          {
            from,
            to: deployer,
            data,
            gas: '0x7a1200',
            nonce: `0x${(nonce++).toString(16)}`,
          },
        ],
      }),
    ),
  )
  await client.mine({ blocks: 1 })
  await client.setBlockGasLimit({ gasLimit })
  await client.setAutomine(true)
}
