import { existsSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { hexToBytes } from 'viem'
import type { ChainClient } from '../chainClient.ts'

/** Path of the saved chain in `stateDir`. */
export function stateFile(stateDir: string, chainId: number): string {
  return join(stateDir, `chain-${chainId}.json`)
}

export function hasState(stateDir: string, chainId: number): boolean {
  return existsSync(stateFile(stateDir, chainId))
}

/**
 * Writes the whole chain: accounts, blocks, transactions, receipts.
 *
 * Anvil's own `--state-interval` overwrites its file in place every second,
 * so a kill at the wrong moment leaves half a file. Here the new file is
 * complete on disk before it takes the old one's name.
 */
export async function saveState(
  client: ChainClient,
  stateDir: string,
): Promise<void> {
  const dump = await client.dumpState()
  const file = stateFile(stateDir, client.chain.id)
  const draft = `${file}.${process.pid}.tmp`
  await mkdir(stateDir, { recursive: true })
  try {
    const handle = await open(draft, 'w')
    try {
      await handle.writeFile(gunzipSync(hexToBytes(dump)))
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
