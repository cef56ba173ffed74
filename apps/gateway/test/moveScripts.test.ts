import { execFile } from 'node:child_process'
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startChain } from '@strongroom/devnet'
import { toHex } from 'viem'
import { expect, test } from 'vitest'
import { openStore } from './support/describeStores.ts'
import { startLiveApi } from './support/liveApi.ts'
import { alice, bob, dave } from './support/people.ts'
import { newFolder } from './support/spawnGateway.ts'
import { waitFor } from './support/waitFor.ts'

const run = promisify(execFile)
const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))

const guide = readFileSync(
  pathOf('../../../docs/move-scripts-to-your-gateway.md'),
  'utf8',
)
const [, script = ''] = /^```js\n(.*?)^```$/msu.exec(guide) ?? []

test('behavior: the script of the guide creates, signs, proposes, confirms and executes', async () => {
  await using chain = await startChain({ chainId: 1337 })
  const store = await openStore()
  const live = await startLiveApi(store.db, chain)
  try {
    const folder = newFolder()
    // The script finds the published packages as in a project of its own.
    symlinkSync(pathOf('../node_modules'), join(folder, 'node_modules'))
    const file = join(folder, 'script.mjs')
    const text = script
      .replace('http://localhost:8545', chain.rpcUrl)
      .replace('http://localhost:5180', live.url)
    expect(text).not.toContain('localhost')
    writeFileSync(file, text)
    const before = await chain.client.getBalance({ address: dave.address })
    const keyOf = (person: typeof alice) =>
      toHex(person.getHdKey().privateKey ?? new Uint8Array())
    const { stdout } = await run(process.execPath, [file], {
      env: {
        PATH: process.env['PATH'],
        ALICE_KEY: keyOf(alice),
        BOB_KEY: keyOf(bob),
      },
    })
    const [safeTxHash, txHash] = stdout.trim().split(' ')
    const done = await waitFor(
      () =>
        live.get<{ isExecuted: boolean; transactionHash: string | null }>(
          `/tx-service/1337/api/v2/multisig-transactions/${safeTxHash}/`,
        ),
      ({ isExecuted }) => isExecuted,
    )
    expect(done).toMatchObject({
      ...{ transactionHash: txHash, isSuccessful: true, executor: bob.address },
      confirmations: [{ owner: alice.address }, { owner: bob.address }],
    })
    // The main API, which the wallet reads, has it as well.
    expect(
      await live.get(`/v1/chains/1337/transactions/${safeTxHash}`),
    ).toMatchObject({ txStatus: 'SUCCESS', txHash })
    const after = await chain.client.getBalance({ address: dave.address })
    expect(after - before).toBe(10n ** 15n)
  } finally {
    await live.close()
    await store.close()
  }
}, 120_000)
