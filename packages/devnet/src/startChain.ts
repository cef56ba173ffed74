import { deployerAccount, devAccounts } from './accounts.ts'
import { followWallClock } from './anvil/followWallClock.ts'
import { startAnvil } from './anvil/startAnvil.ts'
import type { Chain } from './Chain.ts'
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
  testContracts,
} from './contracts/devContracts.ts'
import { planDeployments } from './contracts/planDeployments.ts'
import { verifyContracts } from './contracts/verifyContracts.ts'
import { DevnetError } from './errors.ts'
import { daysAgo, historyDays, lastNoon } from './seed/daysAgo.ts'
import { type DemoSafe, demoSafes } from './seed/demoSafes.ts'
import { seedDemo } from './seed/seedDemo.ts'
import { keepState, type StateKeeper } from './state/keepState.ts'
import { genesisTime, hasState, stateFile } from './state/stateFile.ts'

interface PreparedChain<C extends ChainId> {
  contracts: ContractsOf<C>
  tokens: ChainTokens
  testing: Chain<C>['testing']
  safes: readonly DemoSafe[]
}

/**
 * Puts contracts and demo safes on a new chain, or checks that a loaded one
 * has them, and sets its clock.
 */
async function prepareChain<C extends ChainId>(
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
      const now = lastNoon()
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
    testing: testContracts(),
    safes: demo === undefined ? [] : safes,
  }
}

export interface StartChainOptions<C extends ChainId = ChainId> {
  chainId: C
  /** Port on 127.0.0.1; 0, the default, picks a free one. */
  port?: number
  /** Folder that keeps the chain; without it the chain is gone when stopped. */
  stateDir?: string
  /** Whether a new chain gets the demo safes and their history. */
  seed?: boolean
  /** Ends the start, and the chain once it has started. */
  signal?: AbortSignal
}

/**
 * Starts an isolated chain on 127.0.0.1 with the canonical Safe contracts,
 * tokens and, unless `seed` is false, the demo safes. It ends with this
 * process at the latest.
 *
 * @example
 * ```ts
 * import { startChain } from '@strongroom/devnet'
 *
 * const chain = await startChain({ chainId: 1337, seed: false })
 * const block = await chain.client.getBlockNumber()
 * await chain.stop()
 * ```
 *
 * @throws {PortInUseError} when something listens on `port`.
 * @throws {ChainStartError} when anvil cannot be started.
 * @throws {CodeHashError} when an installed contract is not the published one.
 * @throws {DevnetError} when the saved chain lacks this version's contracts.
 */
export async function startChain<const C extends ChainId>(
  options: StartChainOptions<C>,
): Promise<Chain<C>> {
  const { chainId, port = 0, stateDir, seed = true, signal } = options
  const loaded = stateDir !== undefined && hasState(stateDir, chainId)
  const genesis = loaded
    ? await genesisTime(stateDir, chainId)
    : seed
      ? daysAgo(lastNoon(), historyDays)
      : Math.floor(Date.now() / 1000)
  const { anvil, client, ...endpoint } = await startAnvil({
    chainId,
    port,
    signal,
    args: [
      ...['--timestamp', String(genesis)],
      ...(loaded ? ['--load-state', stateFile(stateDir, chainId)] : []),
    ],
  })
  let keeper: StateKeeper | undefined
  let stopping: Promise<void> | undefined
  const finish = async () => {
    try {
      await keeper?.stop()
    } finally {
      await anvil.kill()
    }
  }
  const stop = () => {
    stopping ??= finish()
    return stopping
  }
  try {
    const prepared = await prepareChain(client, chainId, { loaded, seed })
    signal?.throwIfAborted()
    if (stateDir !== undefined) keeper = await keepState(client, stateDir)
    signal?.addEventListener('abort', () => stop().catch(() => {}), {
      once: true,
    })
    return {
      chainId,
      ...endpoint,
      pid: anvil.pid,
      client,
      ...prepared,
      accounts: devAccounts,
      ended: anvil.ended.then(() => keeper?.cancel()),
      stop,
      [Symbol.asyncDispose]: stop,
    }
  } catch (error) {
    await anvil.kill()
    throw error
  }
}
