import { devAccounts } from './accounts.ts'
import { startAnvil } from './anvil/startAnvil.ts'
import type { Chain } from './Chain.ts'
import type { ChainId } from './contracts/ChainContracts.ts'
import { prepareChain } from './prepareChain.ts'
import { daysAgo, historyDays } from './seed/daysAgo.ts'
import { keepState, type StateKeeper } from './state/keepState.ts'
import { genesisTime, hasState, stateFile } from './state/stateFile.ts'

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
    : daysAgo(Date.now() / 1000, seed ? historyDays : 0)
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
