import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Hex } from 'viem'
import { root } from '../../scripts/stack/settings.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { proposeMessage } from '../support/proposeMessage.ts'
import { proposeTransfer } from '../support/proposeTransfer.ts'
import { expect, test } from '../support/test.ts'

const { Alice, Bob, Dave, Erin } = ownerAccounts

interface Check {
  readonly field: string
  readonly result: 'same' | 'differs' | 'unread'
}

/** Runs the built program as an owner does; `differing` are the fields it names. */
async function verify(...args: string[]) {
  const program = join(root, 'packages/safe-protocol/dist/cli.js')
  const given = [program, 'verify', ...args, '--json']
  const child = execFile(process.execPath, given, {
    maxBuffer: 8_000_000,
    // Options of Node for the journeys are none of an owner's.
    env: { PATH: process.env['PATH'] },
  })
  let out = ''
  let error = ''
  child.stdout?.on('data', (text: string) => {
    out += text
  })
  child.stderr?.on('data', (text: string) => {
    error += text
  })
  const [code] = (await once(child, 'close')) as [number]
  const report = out === '' ? undefined : JSON.parse(out)
  const checks: readonly Check[] = report?.checks ?? []
  const differing = checks
    .filter(({ result }) => result === 'differs')
    .map(({ field }) => field)
  return { code, error, report, differing: [...new Set(differing)] }
}

type Lie = (body: Record<string, unknown>) => void

/** A lie that puts a value to a place such as `txData.to.value`. */
const put =
  (place: string, value: unknown): Lie =>
  (body) => {
    const names = place.split('.')
    const last = names.pop() ?? ''
    const at = names.reduce<Record<string, unknown>>(
      (inner, name) => inner[name] as Record<string, unknown>,
      body,
    )
    at[last] = value
  }

/** A server in front of another one, which changes JSON on its way. */
async function lieInFrontOf(target: string) {
  let pattern = /^$/
  let lie: Lie = () => undefined
  let lies = 0
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const sent = Buffer.concat(parts)
    const answer = await fetch(new URL(request.url ?? '/', target), {
      method: request.method ?? 'GET',
      headers: { 'content-type': 'application/json' },
      ...(sent.length > 0 && { body: sent }),
    })
    const body = await answer.json()
    if (pattern.test(`${request.url} ${sent}`)) {
      lies++
      lie(body)
    }
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    lies: () => lies,
    tell(about: RegExp, next: Lie) {
      pattern = about
      lie = next
      lies = 0
    },
    close: () => server.close(),
  }
}

/** One lie of the gateway each, and the field that the program has to name. */
const gatewayLies = [
  ['transactions', 'txData.to.value', Erin, 'safeTxHash'],
  ['transactions', 'txData.value', '2', 'safeTxHash'],
  ['transactions', 'txData.operation', 1, 'safeTxHash'],
  ['transactions', 'txData.hexData', '0x00', 'safeTxHash'],
  ['transactions', 'detailedExecutionInfo.nonce', 7, 'safeTxHash'],
  [
    ...(['transactions', 'detailedExecutionInfo.safeTxHash'] as const),
    ...([`0x${'ab'.repeat(32)}`, 'safeTxHash'] as const),
  ],
  [
    ...([
      'transactions',
      'detailedExecutionInfo.refundReceiver.value',
    ] as const),
    ...([Erin, 'safeTxHash'] as const),
  ],
  ['transactions', 'txInfo.recipient.value', Erin, 'recipient'],
  [
    ...([
      'transactions',
      'detailedExecutionInfo.confirmations.0.signer.value',
    ] as const),
    ...([Bob, 'signature'] as const),
  ],
  [
    ...([
      'transactions',
      'detailedExecutionInfo.confirmationsRequired',
    ] as const),
    ...([1, 'threshold'] as const),
  ],
  ['transactions', 'txStatus', 'AWAITING_EXECUTION', 'status'],
  ['transactions', 'txStatus', 'SUCCESS', 'nonce'],
  ['transactions', 'safeAddress', Erin, 'safeTxHash'],
  ['safes', 'owners.2.value', Erin, 'owners'],
  ['safes', 'threshold', 1, 'threshold'],
  ['safes', 'nonce', 9, 'nonce'],
  ['safes', 'version', '1.3.0', 'version'],
] as const

test('the program reads a transaction of a running gateway, and names each lie of it', async ({
  stack,
}) => {
  test.slow()
  const safe = await createFundedSafe(stack)
  const payment = { safe, to: Dave, value: 1n, nonce: 0n } as const
  const hash = await proposeTransfer(stack, { ...payment, signers: [Alice] })
  const rpc = ['--chain', '1337', '--rpc', stack.rpcUrls[1337]]
  const at = (gateway: string, id: Hex = hash) =>
    verify(id, '--gateway', gateway, ...rpc)

  const waiting = await at(stack.gatewayUrl)
  expect(waiting).toMatchObject({ code: 0, error: '', differing: [] })
  expect(waiting.report).toMatchObject({
    ...{ status: 'matches', source: 'gateway', chainId: '1337', safe },
    hashes: { safeTxHash: hash },
    transaction: { to: Dave, value: '1', nonce: '0' },
    signatures: [{ signer: Alice, kind: 'eip712', valid: true }],
  })
  const proxy = await lieInFrontOf(stack.gatewayUrl)
  expect(await at(proxy.url)).toMatchObject({ code: 0, differing: [] })
  for (const [kind, place, value, field] of gatewayLies) {
    proxy.tell(new RegExp(`/${kind}/`), put(place, value))
    const { code, differing } = await at(proxy.url)
    expect(proxy.lies(), place).toBeGreaterThan(0)
    expect([code, differing], place).toEqual([
      1,
      expect.arrayContaining([field]),
    ])
  }
  // Another transaction under the hash that was asked for.
  const other = await proposeTransfer(stack, {
    ...{ ...payment, value: 2n, signers: [Bob] },
  })
  const answer = await fetch(
    `${stack.gatewayUrl}/v1/chains/1337/transactions/${other}`,
  )
  const record = await answer.json()
  proxy.tell(/transactions/, (body) => Object.assign(body, record))
  expect((await at(proxy.url)).differing).toEqual(['requested hash'])
  proxy.close()

  // A second signature makes it ready, by the gateway and by the chain.
  await proposeTransfer(stack, { ...payment, signers: [Bob] })
  const ready = await at(stack.gatewayUrl)
  expect(ready).toMatchObject({ code: 0, differing: [] })
  expect(ready.report.signatures).toHaveLength(2)
})

test('the program names a lying node, another chain, and what it could not read', async ({
  stack,
}) => {
  const safe = await createFundedSafe(stack)
  const hash = await proposeTransfer(stack, {
    ...{ safe, to: Dave, value: 1n, nonce: 0n, signers: [Alice] },
  })
  const through = (rpc: string, gateway = stack.gatewayUrl, id = hash) =>
    verify(id, '--gateway', gateway, '--chain', '1337', '--rpc', rpc)
  const node = await lieInFrontOf(stack.rpcUrls[1337])
  expect(await through(node.url)).toMatchObject({ code: 0 })
  const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`
  for (const [field, about, result] of [
    // Selectors of nonce, getThreshold, domainSeparator and getTransactionHash.
    ['nonce', /0xaffed0e0/, word(3)],
    ['threshold', /0xe75235b8/, word(1)],
    ['domain', /0xf698da25/, word(1)],
    ['getTransactionHash', /0xd8d11f78/, word(1)],
    ['safe', /eth_getCode/, '0x'],
    ['chain', /eth_chainId/, '0x1'],
  ] as const) {
    node.tell(about, put('result', result))
    const { code, differing } = await through(node.url)
    expect([code, differing], field).toEqual([
      1,
      expect.arrayContaining([field]),
    ])
  }
  node.close()
  expect(await through(stack.rpcUrls[2021])).toMatchObject({
    ...{ code: 1, differing: ['chain'] },
  })
  const closed = await through(node.url)
  expect(closed).toMatchObject({ code: 2, differing: [] })
  expect(closed.report.status).toBe('incomplete')
  const unknown = await through(
    ...([
      stack.rpcUrls[1337],
      stack.gatewayUrl,
      `0x${'cd'.repeat(32)}`,
    ] as const),
  )
  expect(unknown.code).toBe(2)
  expect(unknown.error).toContain('it has no such record')
})

test('the program reads a message of a running gateway, and names a changed text @long', async ({
  stack,
}) => {
  const safe = await createFundedSafe(stack)
  const text = 'I own this safe.'
  const { hash } = await proposeMessage(stack, { safe, text, signer: Alice })
  const at = (gateway: string) =>
    verify(
      ...[hash, '--message', '--safe', safe, '--gateway', gateway],
      ...['--chain', '1337', '--rpc', stack.rpcUrls[1337]],
    )
  const honest = await at(stack.gatewayUrl)
  expect(honest).toMatchObject({ code: 0, differing: [] })
  expect(honest.report).toMatchObject({
    ...{ message: text, hashes: { safeMessageHash: hash } },
    signatures: [{ signer: Alice, valid: true }],
  })
  const proxy = await lieInFrontOf(stack.gatewayUrl)
  proxy.tell(/messages/, put('message', `${text} And more.`))
  const changed = await at(proxy.url)
  expect([changed.code, changed.differing]).toEqual([
    1,
    expect.arrayContaining(['messageHash']),
  ])
  proxy.close()
})
