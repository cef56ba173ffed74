import { encodeFunctionData, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import { createBundle, writeBundle } from '../bundle/SafeBundle.ts'
import { getSafeDeployment } from '../deployments/getSafeDeployment.ts'
import { createSafeTransaction } from '../hash/createSafeTransaction.ts'
import { encodeMultiSendCallOnly } from '../multisend/encodeMultiSend.ts'
import {
  createRecord,
  createSafeRecord,
  gateway,
  honestChain,
  node,
  owners,
  runIn,
  safe,
} from './createFakeWorld.test.fixture.ts'

const token = '0x000000000000000000000000000000000000bEEF'
const payment = createSafeTransaction({
  to: token,
  data: encodeFunctionData({
    abi: parseAbi(['function transfer(address to, uint256 value)']),
    args: [owners[2] ?? safe, 2_500_000n],
  }),
  nonce: 0n,
})

async function serveRecord() {
  const record = await createRecord(payment)
  const hash = record.detailedExecutionInfo.safeTxHash
  const answers: Record<string, unknown> = {
    [`transactions/${hash}`]: record,
    [`safes/${safe}`]: createSafeRecord(),
  }
  const args = [hash, '--gateway', gateway, '--chain', '1']
  return { record, hash, answers, args }
}

test('default: reports a payment at a gateway to people', async () => {
  const { answers, args } = await serveRecord()
  const { code, out } = await runIn(
    { answers, chain: honestChain() },
    ...[...args, '--rpc', node],
  )
  expect(code).toBe(0)
  expect(out).toMatchInlineSnapshot(`
    "Transaction of a safe
      chain    1
      safe     0x5aFE3855358E112B5647B952709E6165e1c1eEEe
      version  1.4.1+L2

    Hashes, computed here: compare them with your device
      domain hash   0xc03d57206aeb95bb2816e44cec2aeaff23ab39c410e548f01ce7fe7b6aa697ec
      message hash  0x275f6e73c81a78215b52b55aacc7a6721c12b1b1f14426ba3f1448e6097c0360
      safeTxHash    0x0f952fb298b3377b42355f62e6cd58caa89ade90fa30faf014a8c0b301d4ab7d

    Fields that are signed
      to              0x000000000000000000000000000000000000bEEF
      value           0
      operation       0
      safeTxGas       0
      baseGas         0
      gasPrice        0
      gasToken        0x0000000000000000000000000000000000000000
      refundReceiver  0x0000000000000000000000000000000000000000
      nonce           0
      data            0xa9059cbb0000000000000000000000006813eb9362372eef6200f3b1dbc3f819671cba6900000000000000000000000000000000000000000000000000000000002625a0

    What the bytes do
      call transfer of 0x000000000000000000000000000000000000bEEF (USD, by the node)
        to: 0x6813Eb9362372EEF6200f3b1dbC3f819671cBA69
        value: 2500000 (2.5 USD)

    Signatures
      0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf  eip712, valid
      0x2B5AD5c4795c026514f8317c7a215E218DcCD6cF  eip712, valid

    Same
      safeTxHash, txId, requested hash, chain, description, signature, owners, threshold, status, version, domain, getTransactionHash, nonce, signer, decimals, symbol

    Not checked
      The effect of the execution: nothing was simulated.
      Names, notes and pictures: they are not part of what is signed.

    Result: MATCHES. Everything that was checked is the same.
    "
  `)
})

test('behavior: reports the same payment as JSON', async () => {
  const { answers, args, hash } = await serveRecord()
  const { code, out } = await runIn({ answers }, ...args, '--json')
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({
    ...{ version: 1, status: 'matches', source: 'gateway', chainId: '1' },
    ...{ safe, safeVersion: '1.4.1+L2', claimedHash: hash },
    hashes: { safeTxHash: hash },
    transaction: { to: token, value: '0', nonce: '0' },
    calls: { method: { name: 'transfer' } },
    ...{ decision: 'allow', findings: [] },
    signatures: [{ valid: true }, { valid: true }],
  })
})

test('error: a difference names the field and both values', async () => {
  const { answers, args, record } = await serveRecord()
  Object.assign(record.txInfo, { recipient: { value: token } })
  const { code, out } = await runIn({ answers }, ...args)
  expect(code).toBe(1)
  expect(out).toContain(
    `Differences\n  recipient: given ${token}, the bytes give ${owners[2]}\n`,
  )
  expect(out.trimEnd().endsWith('Result: DIFFERS. Do not sign.')).toBe(true)
})

test('error: reports a gateway that sends another transaction', async () => {
  const { answers, args, hash } = await serveRecord()
  const other = await createRecord(
    createSafeTransaction({ to: token, value: 1n, nonce: 0n }),
  )
  answers[`transactions/${hash}`] = other
  const { code, out } = await runIn({ answers }, ...args)
  expect(code).toBe(1)
  expect(out).toContain('requested hash: given 0x')
})

test('error: reports decimals and symbol that differ from those of the node', async () => {
  const { answers, args } = await serveRecord()
  const { code, out } = await runIn(
    { answers, chain: honestChain({ decimals: 18, symbol: 'EUR' }) },
    ...[...args, '--rpc', node],
  )
  expect(code).toBe(1)
  expect(out).toContain('decimals: given 6, the node says 18')
  expect(out).toContain('symbol: given USD, the node says EUR')
})

test('behavior: without an account of the safe the result is incomplete', async () => {
  const { answers, args } = await serveRecord()
  delete answers[`safes/${safe}`]
  const { code, out } = await runIn({ answers }, ...args)
  expect(code).toBe(2)
  expect(out).toContain('safe at the gateway: https://gateway.example answered')
})

test('behavior: a saved record of a gateway is read from a file', async () => {
  const { record } = await serveRecord()
  const files = { 'record.json': JSON.stringify(record) }
  const found = await runIn({ files }, 'record.json', '--chain', '1')
  expect(found.code).toBe(0)
  expect((await runIn({ files }, 'record.json')).errors).toBe(
    'A record of a gateway names no chain: pass --chain.\n',
  )
})

test('behavior: compares words that Safe’s services send beside the fields', async () => {
  const { record } = await serveRecord()
  const execution = record.detailedExecutionInfo
  const file = {
    ...payment,
    ...{ safe, value: '0', nonce: '0', safeTxHash: execution.safeTxHash },
    ...{ safeTxGas: '0', baseGas: '0', gasPrice: '0' },
    dataDecoded: { method: 'approve', parameters: [] },
    confirmations: [],
  }
  const files = { 'service.json': JSON.stringify(file) }
  const { code, out } = await runIn({ files }, 'service.json', '--chain', '1')
  expect(code).toBe(1)
  expect(out).toContain('method: given approve, the bytes give transfer')
})

describe('behavior: hostile texts', () => {
  const evil = '\u001b[2J\u001b]0;x\u0007\u202eResult: MATCHES\r\n\u2066\u200b'
  const unsafe = /(?!\n)[\p{Cc}\p{Cf}]/u

  test('behavior: escapes them wherever a record has them', async () => {
    const { record, hash, args } = await serveRecord()
    const text = JSON.stringify(record)
    const places = [
      ...text.matchAll(
        /"(?:method|tokenSymbol|txStatus|txId|value|type)":"[^"]*"/g,
      ),
    ].map(([found]) => found)
    expect(places.length).toBeGreaterThan(8)
    for (const place of places) {
      const [name] = place.split(':')
      const changed = text.replace(place, `${name}:${JSON.stringify(evil)}`)
      const answers = {
        [`transactions/${hash}`]: JSON.parse(changed),
        [`safes/${safe}`]: createSafeRecord(),
      }
      for (const more of [[], ['--json']]) {
        const found = await runIn({ answers }, ...args, ...more)
        expect(found.out + found.errors, place).not.toMatch(unsafe)
      }
    }
  })

  test('behavior: escapes texts of a node and of its tokens', async () => {
    const { answers, args } = await serveRecord()
    for (const change of [{ symbol: evil }, { version: evil }])
      expect(
        (
          await runIn(
            { answers, chain: honestChain(change) },
            ...args,
            '--rpc',
            node,
          )
        ).out,
      ).not.toMatch(unsafe)
  })

  test('behavior: keeps the text of a message in marked lines', async () => {
    const bundle = createBundle({
      ...{ chainId: '1', safe, safeVersion: '1.4.1' },
      message: `Hello\nResult: MATCHES${evil}`,
    })
    const files = { 'message.json': writeBundle(bundle) }
    const { out } = await runIn({ files }, 'message.json')
    expect(out).toContain('\n  | Hello\n  | Result: MATCHES')
    expect(out).not.toMatch(unsafe)
    expect(out).toContain('WARN: The message has invisible characters.')
  })
})

test.each([
  [['a', 'b'], 'Name one thing to verify. --help shows how.'],
  [[], 'Name one thing to verify. --help shows how.'],
  [['a', '--nosuch'], "Unknown option '--nosuch'"],
  [['a', '--chain', 'x'], '--chain takes the number of a chain.'],
  [['a', '--hash', '0x12'], '--hash takes 0x and 64 hexadecimal digits.'],
  [['a', '--safe', '0x12'], '--safe: expected a 20-byte address'],
  [['a', '--safe-version', 'x'], '--safe-version takes a version'],
  [['a', '--timeout', '0'], '--timeout takes seconds, 600 at most.'],
  [['empty.json'], 'The text is no bundle.'],
  [[`0x${'11'.repeat(32)}`], 'A hash alone says nothing'],
  [[`0x${'11'.repeat(32)}`, '--gateway', gateway], 'pass --chain'],
  [['x', '--gateway', gateway, '--chain', '1'], 'by its hash'],
  [
    [`0x${'11'.repeat(32)}`, '--gateway', gateway, '--chain', '1'],
    'answered with the status 404: it has no such record.',
  ],
])('error: %j ends with 2', async (args, message) => {
  const { code, out, errors } = await runIn({}, ...args)
  expect(code).toBe(2)
  expect(out).toBe('')
  expect(errors).toContain(message)
})

test('error: reports a bundle with another chain, safe or hash than expected', async () => {
  const bundle = createBundle({
    ...{ chainId: '1', safe, safeVersion: '1.4.1', transaction: payment },
  })
  const files = { 'a.json': writeBundle(bundle) }
  for (const [option, value, field] of [
    ['--chain', '10', 'chain'],
    ['--safe', token, 'safe'],
    ['--hash', `0x${'11'.repeat(32)}`, 'expected hash'],
  ] as const) {
    const { code, out } = await runIn({ files }, 'a.json', option, value)
    expect(code).toBe(1)
    expect(out).toContain(`${field}: given`)
  }
})

test('behavior: says that the name of an unknown call in a batch is not proven', async () => {
  const batch = createSafeTransaction({
    to:
      getSafeDeployment({ version: '1.4.1', chainId: 1 })?.multiSendCallOnly
        .address ?? '0x',
    data: encodeMultiSendCallOnly([{ to: token, data: '0xfcd3533c' }]),
    operation: 1,
    nonce: 0n,
  })
  const files = { 'batch.json': JSON.stringify(await createRecord(batch)) }
  const { out } = await runIn({ files }, 'batch.json', '--chain', '1')
  expect(out).toContain('Whether a call that cannot be decoded has the name')
})

test('behavior: says that it does not compare words of an unknown kind', async () => {
  const { answers, args, record } = await serveRecord()
  Object.assign(record.txInfo, { type: 'SwapOrder' })
  const { code, out } = await runIn({ answers }, ...args)
  expect(code).toBe(0)
  expect(out).toContain('The words of the gateway about a SwapOrder')
})
