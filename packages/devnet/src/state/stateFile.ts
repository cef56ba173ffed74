import { existsSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
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

interface Dump {
  blocks?: { header: { number: string; timestamp: string } }[]
}

/**
 * Time of the saved chain's first block, in seconds.
 *
 * Anvil makes a first block of its own before it loads a saved one. Given
 * another time the two differ, and which of them answers as block 0 is luck:
 * to everyone who follows the chain it is then another chain.
 */
export async function genesisTime(
  stateDir: string,
  chainId: number,
): Promise<number> {
  const text = await readFile(stateFile(stateDir, chainId), 'utf8')
  const { blocks = [] } = JSON.parse(text) as Dump
  const first = blocks.filter(({ header }) => Number(header.number) === 0)
  return Math.min(...first.map(({ header }) => Number(header.timestamp)))
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
