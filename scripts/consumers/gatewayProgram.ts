import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Chain, startChain } from '@strongroom/devnet'
import { createGatewayClient } from '@strongroom/gateway-sdk'
import { propose } from '../stack/propose.ts'
import { findNode } from './findNode.ts'
import type { Packed } from './packPackages.ts'
import { run } from './run.ts'
import { startGateway } from './startGateway.ts'

/** The client that wallets use today, in a project of its own. */
const publishedClient = {
  '@safe-global/safe-gateway-typescript-sdk': '3.23.1',
}

const reader = `import { getSafeInfo, getTransactionQueue, setBaseUrl } from '@safe-global/safe-gateway-typescript-sdk'
const [url, chainId, safe] = process.argv.slice(2)
setBaseUrl(url)
const { owners, threshold } = await getSafeInfo(chainId, safe)
const { results } = await getTransactionQueue(chainId, safe)
const queue = results.flatMap((row) => (row.type === 'TRANSACTION' ? row.transaction.id : []))
console.log(JSON.stringify({ owners: owners.length, threshold, queue }))
`

/**
 * Installs the gateway with npm in an empty folder, starts it on a chain, proposes
 * a transaction, kills it, and starts it again: the published client reads the
 * same safe and queue. Refusals are those of the README.
 */
export async function checkGatewayProgram(
  packed: readonly Packed[],
  into: string,
): Promise<string[]> {
  const folder = join(into, 'gateway')
  await mkdir(folder)
  const tarballs = packed.map(({ name, tarball }) => [
    `@strongroom/${name}`,
    `file:${tarball}`,
  ])
  const { '@strongroom/gateway': gateway, ...overrides } =
    Object.fromEntries(tarballs)
  const dependencies = { '@strongroom/gateway': gateway, ...publishedClient }
  const manifest = { private: true, dependencies, overrides }
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest))
  await run(folder, [
    ...['npm', 'install', '--ignore-scripts', '--prefer-offline'],
    ...['--no-audit', '--no-fund'],
  ])
  await writeFile(join(folder, 'read.mjs'), reader)
  const chain = await startChain({ chainId: 1337 })
  try {
    const lines: string[] = []
    // The oldest Node that it runs on, and ours.
    for (const version of ['22.14.0', process.versions.node])
      lines.push(await checkOn(folder, chain, version))
    return lines
  } finally {
    await chain.stop()
  }
}

async function checkOn(
  folder: string,
  chain: Chain,
  version: string,
): Promise<string> {
  const node = await findNode(version)
  const program = [
    node,
    join(folder, 'node_modules/@strongroom/gateway/dist/main.js'),
  ]
  const data = join(folder, `data-${version}`)
  const options = ['--chain', '1337', '--rpc', chain.rpcUrl, '--port', '0']
  const command = [...program, ...options, '--data', data]
  const treasury = chain.safes.find(({ name }) => name === 'Treasury')
  if (treasury === undefined) throw new Error('The chain has no Treasury.')

  const first = await startGateway(command)
  const read = (url: string) =>
    run(folder, [...[node, 'read.mjs', url, '1337', treasury.address]])
  const client = createGatewayClient({ baseUrl: first.url })
  await propose(client, chain, treasury, {
    nonce: 3,
    to: chain.accounts[3] ?? '0x',
    value: 1n,
    signers: [0],
  })
  const before = await read(first.url)
  if (version !== process.versions.node) {
    await first.kill('SIGTERM')
    return `npm install, start, propose, read, on Node ${version}`
  }
  await expectRefusal([...program, ...options, '--data', data], 'is in use by')
  await first.kill('SIGKILL')

  const second = await startGateway(command)
  const after = await read(second.url)
  const port = new URL(second.url).port
  await expectRefusal(
    [...program, ...options.slice(0, -1), port, '--data', `${data}-2`],
    `Port ${port} is in use.`,
  )
  await run(folder, [...program, 'backup', '--data', data, `${data}.backup`])
  await second.kill('SIGTERM')
  if (before !== after || !/"queue":\["multisig_/u.test(after))
    throw new Error(`Before the kill: ${before}After it: ${after}`)
  await expectRefusal(
    [...program, '--chain', '1', '--rpc', chain.rpcUrl],
    'serves chain 1337',
  )
  return `npm install, start, kill -9, start, backup, on Node ${version}: ${after.trim()}`
}

async function expectRefusal(
  command: readonly string[],
  text: string,
): Promise<void> {
  const said = await run(process.cwd(), command).then(
    () => 'it started',
    (error: Error) => error.message,
  )
  if (!said.includes(text))
    throw new Error(`"${text}" is missing in what the gateway said:\n${said}`)
}
