import type { Hex } from 'viem'
import type { ChainClient } from '../chainClient.ts'
import { saveState } from './stateFile.ts'

/** A new block is noticed after this long at most (milliseconds). */
const interval = 500

export interface StateKeeper {
  /** Saves a last time and ends the watch. */
  stop(): Promise<void>
  /** Ends the watch; for when the chain is gone. */
  cancel(): void
}

/**
 * Saves the chain now, and soon after each new block until stopped. A save that
 * fails later is a process warning: the chain itself continues.
 */
export async function keepState(
  client: ChainClient,
  stateDir: string,
): Promise<StateKeeper> {
  let saved: Hex | undefined
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const save = async () => {
    const { hash } = await client.getBlock()
    if (hash === saved) return
    await saveState(client, stateDir)
    saved = hash
  }
  const saveLater = () => {
    if (stopped) return
    timer = setTimeout(() => {
      running = save()
        .catch((error: unknown) => {
          if (!stopped)
            process.emitWarning(`The chain could not be saved: ${error}`)
        })
        .finally(saveLater)
    }, interval)
  }
  await save()
  saveLater()
  const cancel = () => {
    stopped = true
    clearTimeout(timer)
  }
  return {
    cancel,
    async stop() {
      if (stopped) return
      cancel()
      await running
      // Always: balances, storage and the clock change without a block too.
      await saveState(client, stateDir)
    },
  }
}
