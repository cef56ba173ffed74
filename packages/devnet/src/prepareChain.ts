import { deployerAccount } from './accounts.ts'
import { followWallClock } from './anvil/followWallClock.ts'
import type { ChainClient } from './chainClient.ts'
import {
  type ChainId,
  type ContractsOf,
  setsOfChain,
} from './contracts/ChainContracts.ts'
import { contractsOf } from './contracts/contractsOf.ts'
import { deployContracts } from './contracts/deployContracts.ts'
import {
  type ChainTokens,
  devTokens,
  planDevContracts,
} from './contracts/devContracts.ts'
import { planDeployments } from './contracts/planDeployments.ts'
import { verifyContracts } from './contracts/verifyContracts.ts'
import { DevnetError } from './errors.ts'
import { type DemoSafe, demoSafes } from './seed/demoSafes.ts'
import { seedDemo } from './seed/seedDemo.ts'

export interface PreparedChain<C extends ChainId> {
  contracts: ContractsOf<C>
  tokens: ChainTokens
  testing: { module: `0x${string}`; guard: `0x${string}` }
  safes: readonly DemoSafe[]
}

/**
 * Puts contracts and demo safes on a new chain, or checks that a loaded one
 * has them, and sets its clock.
 */
export async function prepareChain<C extends ChainId>(
  client: ChainClient,
  chainId: C,
  { loaded, seed }: { loaded: boolean; seed: boolean },
): Promise<PreparedChain<C>> {
  const deployments = planDeployments(setsOfChain[chainId])
  const contracts = contractsOf(chainId)
  const own = planDevContracts()
  const tokens = devTokens()
  if (loaded) {
    for (const { address } of Object.values(own))
      if ((await client.getCode({ address })) === undefined)
        throw new DevnetError(
          `The saved chain ${chainId} is of another version: ${address} has no code. Delete its state to start afresh.`,
        )
  } else {
    const all = [...deployments, ...Object.values(own)]
    await deployContracts(client, all, deployerAccount)
    if (seed) {
      const module = own.module.address
      const now = Math.floor(Date.now() / 1000)
      const input = { client, contracts, tokens, module, now }
      await seedDemo(chainId, input)
    }
  }
  await verifyContracts(client, deployments)
  await followWallClock(client)
  const safes = demoSafes(chainId)
  const first = safes[0]
  const demo = first && (await client.getCode({ address: first.address }))
  return {
    contracts,
    tokens,
    testing: { module: own.module.address, guard: own.guard.address },
    safes: demo === undefined ? [] : safes,
  }
}
