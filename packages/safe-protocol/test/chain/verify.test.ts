import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import {
  createBundle,
  packBundle,
  writeBundle,
} from '../../src/bundle/index.ts'
import {
  encodeApproveHash,
  encodeMultiSendCallOnly,
  getNestedSigningRequest,
  packSignatures,
  type SafeSignature,
} from '../../src/index.ts'
import {
  account,
  contractsOf,
  deploySafe,
  execute,
  openChain,
  plan,
  send,
  sign,
} from './safeOnChain.ts'

const chain = await openChain()
const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs the program in a process of its own, as a shell does. */
async function run(args: readonly string[], input = '') {
  const child = spawn(
    process.execPath,
    [
      ...['--conditions=@strongroom/source', 'src/cli/main.ts', 'verify'],
      ...args,
    ],
    { cwd: root },
  )
  child.stdin.end(input)
  let out = ''
  let errors = ''
  child.stdout.on('data', (part) => {
    out += part
  })
  child.stderr.on('data', (part) => {
    errors += part
  })
  const code = await new Promise((resolve) => child.on('close', resolve))
  return { code, out, errors }
}

const fields = (out: string, result: string): string[] =>
  (JSON.parse(out).checks as { field: string; result: string }[]).flatMap(
    (check) => (check.result === result ? [check.field] : []),
  )

const owners = [account(0).address, account(1).address]

async function prepare(call: Parameters<typeof plan>[2], signed = [0, 1]) {
  const safe = await deploySafe(chain, '1.4.1', owners, 2)
  const planned = await plan(chain, safe, call)
  const { safeTxHash } = planned.hashes
  const signatures = await Promise.all(
    signed.map((index) => sign(index, safeTxHash)),
  )
  const bundle = createBundle({
    ...{ chainId: '1337', safe, safeVersion: '1.4.1', signatures },
    transaction: planned.transaction,
  })
  return { safe, planned, bundle, signatures }
}

const batch = {
  to: contractsOf('1.4.1').multiSendCallOnly.address,
  operation: 1 as const,
  data: encodeMultiSendCallOnly([
    { to: account(4).address, value: 1n },
    { to: account(3).address, value: 2n },
  ]),
}

test('default: a batch from a file, a link and a pipe matches the node', async () => {
  const { bundle, safe } = await prepare(batch)
  const text = writeBundle(bundle)
  const file = join(tmpdir(), `verify-${safe}.json`)
  await writeFile(file, text)
  const link = `https://wallet.example/hand-over#${await packBundle(bundle)}`
  const expectations = [
    '--chain',
    '1337',
    '--safe',
    safe,
    '--hash',
    bundle.hash,
  ]
  const asked = ['--rpc', chain.rpcUrl, ...expectations]
  for (const [given, input] of [[file], [link], ['-', text]] as const) {
    const { code, out, errors } = await run([`${given}`, ...asked], input)
    expect({ code, errors }, out).toEqual({ code: 0, errors: '' })
    expect(out).toContain('Result: MATCHES')
    expect(out).toContain('code of multiSendCallOnly')
    expect(out).toContain(`send to ${account(4).address}, with 1 wei`)
  }
  const { out } = await run([file, '--rpc', chain.rpcUrl, '--json'])
  expect(fields(out, 'same')).toEqual([
    ...['safeTxHash', 'signature', 'signature', 'chain', 'version'],
    ...['domain', 'getTransactionHash', 'nonce', 'signer', 'signer'],
    'code of multiSendCallOnly',
  ])
})

test('behavior: says without a node what it did not check', async () => {
  const { bundle } = await prepare(batch)
  const { code, out } = await run(['-'], writeBundle(bundle))
  expect(code).toBe(0)
  expect(out).toContain('Pass --rpc with a node that you trust')
  expect(out).toContain(`The code of ${batch.to}, which runs as the safe.`)
})

test('error: reports and refuses a library with other code', async () => {
  const { bundle } = await prepare(batch)
  const code = await chain.client.getCode({ address: batch.to })
  const set = (bytes: string | undefined) =>
    chain.client.request({
      method: 'anvil_setCode',
      params: [batch.to, bytes],
    } as never)
  await set('0x6000')
  try {
    const found = await run(
      ['-', '--rpc', chain.rpcUrl, '--json'],
      writeBundle(bundle),
    )
    expect(found.code).toBe(1)
    expect(fields(found.out, 'differs')).toEqual([
      'code of multiSendCallOnly',
      'policy',
    ])
  } finally {
    await set(code)
  }
})

test('error: reports a used nonce, a signer who is no owner, and a missing safe', async () => {
  const { bundle, planned, safe, signatures } = await prepare({
    to: account(4).address,
    value: 1n,
  })
  const ask = (text: string) =>
    run(['-', '--rpc', chain.rpcUrl, '--json'], text)
  const { chainId, safeVersion } = bundle
  const lost = createBundle({
    ...{ chainId, safeVersion, transaction: planned.transaction },
    safe: account(2).address,
  })
  expect(fields((await ask(writeBundle(lost))).out, 'differs')).toEqual([
    'safe',
  ])
  const stranger = await sign(3, planned.hashes.safeTxHash)
  const mixed = createBundle({
    ...{ chainId, safe, safeVersion, transaction: planned.transaction },
    signatures: [...signatures, stranger],
  })
  const found = await ask(writeBundle(mixed))
  expect(found.code).toBe(1)
  expect(fields(found.out, 'differs')).toEqual(['signer'])
  await execute(chain, planned, packSignatures(signatures))
  const late = await ask(writeBundle(bundle))
  expect(late.code).toBe(1)
  expect(fields(late.out, 'differs')).toEqual(['nonce'])
})

test('behavior: approvals and signatures of parent safes are asked of the node', async () => {
  const parent = await deploySafe(chain, '1.4.1', [account(2).address], 1)
  const safe = await deploySafe(chain, '1.4.1', [owners[0] as never, parent], 2)
  const { transaction, hashes } = await plan(chain, safe, {
    to: account(4).address,
    value: 1n,
  })
  const request = getNestedSigningRequest({
    child: { version: '1.4.1', hashes },
    parent: { chainId: 1337, safe: parent, version: '1.4.1' },
  })
  if (!request.possible) throw new Error('not possible')
  const inner = await sign(2, request.safeMessageHash)
  const bundleOf = (...signatures: SafeSignature[]) =>
    writeBundle(
      createBundle({
        ...{ chainId: '1337', safe, safeVersion: '1.4.1' },
        ...{ transaction, signatures },
      }),
    )
  const ask = (text: string) =>
    run(['-', '--rpc', chain.rpcUrl, '--json'], text)
  const own = await sign(0, hashes.safeTxHash)
  const data = packSignatures([inner])
  const contract = { kind: 'contract', signer: parent, data } as const
  const accepted = await ask(bundleOf(own, contract))
  expect(accepted.code, accepted.out + accepted.errors).toBe(0)
  const foreign = packSignatures([await sign(3, request.safeMessageHash)])
  const refused = await ask(bundleOf(own, { ...contract, data: foreign }))
  expect(refused.code).toBe(1)
  expect(fields(refused.out, 'differs')).toEqual(['signature'])

  const approval = { kind: 'approved', signer: owners[0] as never } as const
  const before = await ask(bundleOf(approval, contract))
  expect(fields(before.out, 'differs')).toEqual(['signature'])
  await send(chain, {
    ...{ to: safe, from: owners[0] as never },
    data: encodeApproveHash({ hash: hashes.safeTxHash }),
  })
  expect((await ask(bundleOf(approval, contract))).code).toBe(0)
})

test('behavior: shows the transaction behind an approved hash', async () => {
  const child = await prepare({ to: account(4).address, value: 5n })
  const file = join(tmpdir(), `approved-${child.safe}.json`)
  await writeFile(file, writeBundle(child.bundle))
  const { bundle } = await prepare({
    to: child.safe,
    data: encodeApproveHash({ hash: child.bundle.hash }),
  })
  const args = ['-', '--approved', file]
  const known = await run(args, writeBundle(bundle))
  expect(known.code).toBe(0)
  expect(known.out).toContain(`send to ${account(4).address}, with 5 wei`)
  const unknown = await run(['-'], writeBundle(bundle))
  expect(unknown.out).toContain('ACKNOWLEDGE: Approves a hash')
})

test('error: foreign code is refused by the policy', async () => {
  const { bundle } = await prepare({
    to: account(4).address,
    operation: 1,
    data: encodeFunctionData({
      abi: parseAbi(['function transfer(address to, uint256 value)']),
      args: [account(3).address, 0n],
    }),
  })
  const { code, out } = await run(
    ['-', '--rpc', chain.rpcUrl],
    writeBundle(bundle),
  )
  expect(code).toBe(1)
  expect(out).toContain('REFUSE: Code of another contract runs')
  expect(out).toContain('policy: the policy says delegate-call')
})

test('error: a node that is gone leaves the result open', async () => {
  const { bundle } = await prepare(batch)
  const { code, out } = await run(
    ['-', '--rpc', 'http://127.0.0.1:1/key'],
    writeBundle(bundle),
  )
  expect(code).toBe(2)
  expect(out).toContain('Result: INCOMPLETE')
  expect(out).not.toContain('/key')
})
