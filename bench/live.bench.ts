/**
 * The live channel on a gateway of its own with the built-in store: the time from
 * the answer to a confirmation until another owner's `watchSafe` reports it, and
 * what STREAMS (5,000) open streams cost the gateway: memory, and the time until
 * the last of them has an event. Ends with 1 above 300 ms for the median report.
 *
 * Needs anvil and as many open files as streams (`ulimit -n`).
 *
 *   node --conditions=@strongroom/source bench/live.bench.ts
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import {
  contractsOf,
  createChainClient,
  createSafe,
  demoOwners,
  startChain,
} from '@strongroom/devnet'
import { createGatewayClient, getSafeInfo } from '@strongroom/gateway-sdk'
import { watchSafe } from '@strongroom/gateway-sdk/live'
import {
  createSafeTransaction,
  hashSafeTransaction,
} from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'

const mnemonic = 'test test test test test test test test test test test junk'
const most = Number(process.env['STREAMS'] ?? 5_000)
const rounds = 15
const [alice, bob] = [0, 1].map((addressIndex) =>
  mnemonicToAccount(mnemonic, { addressIndex }),
) as [
  ReturnType<typeof mnemonicToAccount>,
  ReturnType<typeof mnemonicToAccount>,
]

const folder = mkdtempSync(join(tmpdir(), 'live-bench-'))
const chain = await startChain({ chainId: 1337, seed: false })
const client = createChainClient(1337, chain.rpcUrl)
const safe: Address = await createSafe(client, {
  contracts: contractsOf(1337)['1.4.1'],
  owners: [alice.address, bob.address, demoOwners.Carol],
  threshold: 3,
  saltNonce: 1n,
  from: demoOwners.Carol,
})
const chains = JSON.parse(
  readFileSync(
    fileURLToPath(
      new URL('../apps/gateway/config/chains.json', import.meta.url),
    ),
    'utf8',
  ),
) as { chainId: string }[]
const chainsFile = join(folder, 'chains.json')
writeFileSync(
  chainsFile,
  JSON.stringify(chains.filter(({ chainId }) => `${chainId}` === '1337')),
)
const main = fileURLToPath(
  new URL('../apps/gateway/src/main.ts', import.meta.url),
)
const gateway = spawn(
  process.execPath,
  ['--conditions=@strongroom/source', '--expose-gc', main],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      GATEWAY_PORT: '0',
      GATEWAY_DATA_DIR: join(folder, 'store'),
      GATEWAY_CHAINS: chainsFile,
      GATEWAY_RPC_1337: chain.rpcUrl,
      GATEWAY_STREAMS: String(most + 10),
    },
  },
)
let port = 0
for await (const line of createInterface({ input: gateway.stdout })) {
  const { msg, port: own } = JSON.parse(line)
  if (msg !== 'listening') continue
  port = own
  break
}
gateway.stdout.resume()
const baseUrl = `http://127.0.0.1:${port}`
const sdk = createGatewayClient({ baseUrl })
const place = { chainId: '1337', safeAddress: safe } as const
for (;;) {
  const known = await getSafeInfo(sdk, place).catch(() => undefined)
  if (known) break
  await sleep(100)
}

const post = async (path: string, body: unknown): Promise<number> => {
  const response = await fetch(`${baseUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await response.text()
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return performance.now()
}

/** Proposes a transaction signed by Alice, and returns its hash. */
const propose = async (nonce: bigint): Promise<Hex> => {
  const transaction = createSafeTransaction({ to: bob.address, nonce })
  const { safeTxHash } = hashSafeTransaction(
    { chainId: 1337n, safe, version: '1.4.1' },
    transaction,
  )
  const text = (value: bigint) => String(value)
  await post(`/v1/chains/1337/transactions/${safe}/propose`, {
    ...transaction,
    value: text(transaction.value),
    nonce: text(transaction.nonce),
    safeTxGas: text(transaction.safeTxGas),
    baseGas: text(transaction.baseGas),
    gasPrice: text(transaction.gasPrice),
    data: null,
    safeTxHash,
    sender: alice.address,
    signature: await alice.sign({ hash: safeTxHash }),
  })
  return safeTxHash
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

let report = (_: number) => {}
const stop = watchSafe(sdk, {
  ...place,
  onChange: ({ lists }) => {
    if (lists.includes('queue')) report(performance.now())
  },
})
await sleep(2_000)
const times: number[] = []
for (let round = 0; round < rounds; round += 1) {
  const proposed = new Promise<number>((resolve) => {
    report = resolve
  })
  const safeTxHash = await propose(BigInt(round))
  await proposed
  // Two hints are a quarter of a second apart at least.
  await sleep(500)
  const confirmed = new Promise<number>((resolve) => {
    report = resolve
  })
  const signature = await bob.sign({ hash: safeTxHash })
  const answered = await post(
    `/v1/chains/1337/transactions/${safeTxHash}/confirmations`,
    { signature },
  )
  times.push(Math.max(0, (await confirmed) - answered))
  await sleep(500)
}
stop()
const figure = median(times)
console.log(
  `report after the answer: median ${figure.toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms of ${rounds}`,
)

const memory = (): number => {
  const status = readFileSync(`/proc/${gateway.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024
}
const before = memory()
const sockets: Socket[] = []
let events = 0
let wake = () => {}
const open = async () => {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.write(
    `GET /v1/chains/1337/safes/${safe}/events HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  )
  let text = ''
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      text += chunk
      if (text.includes('event: ready')) resolve()
      if (!text.includes('event: change')) return
      text = ''
      events += 1
      wake()
    })
  })
}
const began = performance.now()
while (sockets.length < most) {
  await Promise.all(
    Array.from({ length: Math.min(50, most - sockets.length) }, open),
  )
}
const opened = performance.now() - began
await sleep(5_000)
const after = memory()
const all = new Promise<void>((resolve) => {
  wake = () => {
    if (events >= most) resolve()
  }
})
const sent = performance.now()
await propose(BigInt(rounds))
await all
console.log(
  `${most} streams: ${(after - before).toFixed(0)} MB in all (${before.toFixed(0)} to ${after.toFixed(0)} MB), ${(((after - before) * 1_024) / most).toFixed(1)} KB each; opened in ${(opened / 1_000).toFixed(1)} s; the last one has an event ${(performance.now() - sent).toFixed(0)} ms after the proposal was sent`,
)
for (const socket of sockets) socket.destroy()
gateway.kill('SIGTERM')
await once(gateway, 'exit')
await chain.stop()
rmSync(folder, { recursive: true })
if (figure > 300) process.exitCode = 1
