import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startChain } from '../startChain.ts'
import { stateFile } from './stateFile.ts'

let stateDir: string

beforeAll(async () => {
  stateDir = await mkdtemp(join(tmpdir(), 'devnet-'))
})

afterAll(() => rm(stateDir, { recursive: true }))

test('behavior: a chain keeps its first blocks over restarts', async () => {
  const seen = new Set<string>()
  for (let start = 0; start < 4; start++) {
    const chain = await startChain({ chainId: 2021, stateDir })
    const hashes = await Promise.all(
      [0n, 1n].map(async (blockNumber) => {
        const block = await chain.client.getBlock({ blockNumber })
        return `${block.parentHash} ${block.hash}`
      }),
    )
    seen.add(hashes.join('\n'))
    await chain.stop()
  }
  expect(seen.size).toBe(1)

  const dump = JSON.parse(
    await readFile(stateFile(stateDir, 2021), 'utf8'),
  ) as { blocks: { header: { number: string; timestamp: string } }[] }
  const first = dump.blocks.filter(({ header }) => header.number === '0x0')
  expect(new Set(first.map(({ header }) => header.timestamp)).size).toBe(1)
})
