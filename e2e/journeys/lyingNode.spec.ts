import { contractsOf } from '@strongroom/devnet'
import {
  type Address,
  encodeAbiParameters,
  type Hex,
  keccak256,
  numberToHex,
  parseEther,
  toHex,
} from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { encodeBatch } from '../support/encodeBatch.ts'
import { expectShut } from '../support/expectShut.ts'
import { lieAbout, lyingNode, type NodeLie } from '../support/lyingNode.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { proposeTransfer } from '../support/proposeTransfer.ts'
import { expect, test } from '../support/test.ts'
import { transactionLink, walletLink } from '../support/walletLink.ts'

const { Alice, Bob, Carol, Dave, Erin } = ownerAccounts

const word = (value: bigint) => numberToHex(value, { size: 32 })
const owners = (...list: readonly Address[]) =>
  encodeAbiParameters([{ type: 'address[]' }], [list])
const text = (value: string) =>
  encodeAbiParameters([{ type: 'string' }], [value])
const selectors = {
  owners: '0xa0e67e2b',
  threshold: '0xe75235b8',
  nonce: '0xaffed0e0',
  version: '0xffa1ad74',
  hash: '0xd8d11f78',
}
const always =
  (answer: ReturnType<NodeLie>): NodeLie =>
  ({ method }) =>
    method === 'eth_call' ? answer : undefined

/** A node that invents the safe's event of an execution. */
function forgeExecution(safe: Address, hash: Hex, topic: Hex): NodeLie {
  const transactionHash = `0x${'cd'.repeat(32)}`
  const log = {
    ...{ address: safe, topics: [topic, hash], data: word(0n) },
    ...{ blockNumber: '0x1', transactionHash, logIndex: '0x0' },
  }
  const nonce = lieAbout(selectors.nonce, word(1n))
  return (call) =>
    call.method === 'eth_getLogs' ? { result: [log] } : nonce(call)
}

const unchecked = /Your RPC gave no valid answer, so nothing could be checked/
const lies: readonly (readonly [string, NodeLie, RegExp])[] = [
  [
    'owners without one',
    lieAbout(selectors.owners, owners(Alice, Bob)),
    /disagree about the owners/,
  ],
  [
    'owners with a stranger',
    lieAbout(selectors.owners, owners(Alice, Bob, Erin)),
    /disagree about the owners/,
  ],
  [
    'a lower threshold',
    lieAbout(selectors.threshold, word(1n)),
    /disagree about the threshold/,
  ],
  [
    'another nonce',
    lieAbout(selectors.nonce, word(7n)),
    /Your RPC says “Replaced”, the gateway says|disagree about the next nonce/,
  ],
  [
    'an old version',
    lieAbout(selectors.version, text('1.1.1')),
    /disagree about the contract’s version/,
  ],
  [
    'a version that is none',
    lieAbout(selectors.version, text('?')),
    /disagree about the contract’s version|cannot be read as a transaction/,
  ],
  [
    'another hash',
    lieAbout(selectors.hash, `0x${'ab'.repeat(32)}`),
    /The safe contract computes another hash/,
  ],
  [
    'another chain',
    ({ method }) => (method === 'eth_chainId' ? { result: '0x1' } : undefined),
    /serves another network/,
  ],
  ['null', always({ result: null }), unchecked],
  ['an object', always({ result: { owners: [] } }), unchecked],
  ['no bytes', always({ result: '0x' }), unchecked],
  ['an empty body', always({ body: '' }), unchecked],
  ['100 KB of noise', always({ body: 'x'.repeat(100_000) }), unchecked],
  [
    'an error',
    always({ body: '{"jsonrpc":"2.0","id":1,"error":{"code":-32000}}' }),
    unchecked,
  ],
  // Last, since its requests stay open.
  ['no answer', always('hang'), /The checks are still running|no valid answer/],
]

test('a node that lies opens neither confirming, executing nor rejecting', async ({
  stack,
  personOf,
}) => {
  // Three pages are loaded and checked for each of the lies.
  test.slow()
  const transfer = { to: Dave, value: parseEther('1'), nonce: 0n } as const
  const unanimous = await createFundedSafe(stack, { threshold: 3 })
  const toConfirm = await proposeTransfer(stack, {
    ...{ safe: unanimous, ...transfer, signers: [Alice] },
  })
  const safe = await createFundedSafe(stack)
  const toExecute = await proposeTransfer(stack, {
    ...{ safe, ...transfer, signers: [Alice, Carol] },
  })
  const bob = await personOf('Bob')
  const { context, wallet } = bob
  const node = await lyingNode(context, stack.rpcUrls[1337])
  const links = [
    transactionLink(unanimous, toConfirm),
    transactionLink(safe, toExecute),
    walletLink('/transactions/reject', unanimous, { nonce: '0' }),
  ]
  const pages = [bob.page, await context.newPage(), await context.newPage()]
  await openConnected(bob, links[0] ?? '')
  for (const [name, lie, says] of lies)
    await test.step(name, async () => {
      node.tell(lie)
      const before = node.lies()
      await Promise.all(
        pages.map(async (page, at) => {
          await page.goto(links[at] ?? '')
          await expectShut(page, wallet, says)
        }),
      )
      expect(node.lies()).toBeGreaterThan(before)
    })
  node.tell()
  await Promise.all(
    pages.map(async (page) => {
      await page.reload()
      await expect(
        page.getByRole('button', { name: /^(Sign|Execute)$/ }).first(),
      ).toBeEnabled()
    }),
  )
  expect(wallet.prompts()).toBe(0)
})

test('a node alone cannot show a waiting payment as replaced', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const hash = await proposeTransfer(stack, {
    ...{ safe, to: Dave, value: parseEther('1'), nonce: 0n, signers: [Alice] },
  })
  const bob = await personOf('Bob')
  const { page, context, wallet } = bob
  const node = await lyingNode(context, stack.rpcUrls[1337])
  node.tell(lieAbout(selectors.nonce, word(1n)))
  await openConnected(bob, walletLink('/transactions/queue', safe))
  const both =
    'Your RPC says “Replaced”, the gateway says “Needs confirmations”.'
  const row = page.getByRole('article')
  await expect(row.getByText(both)).toBeVisible()
  await expect(row.getByText('Replaced', { exact: true })).toHaveCount(0)
  await page.goto(transactionLink(safe, hash))
  await expectShut(page, wallet, both)
  await expect(
    page.getByText('Your wallet contradicts your RPC.'),
  ).toBeVisible()
  await expect(page.getByText('Replaced', { exact: true })).toHaveCount(0)
})

test('a node alone cannot show a waiting payment as executed or failed @long', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const hash = await proposeTransfer(stack, {
    ...{ safe, to: Dave, value: parseEther('1'), nonce: 0n, signers: [Alice] },
  })
  const bob = await personOf('Bob')
  const { page, context, wallet } = bob
  const node = await lyingNode(context, stack.rpcUrls[1337])
  await openConnected(bob, walletLink('/transactions/queue', safe))
  for (const [event, says] of [
    ['ExecutionSuccess(bytes32,uint256)', 'Executed'],
    ['ExecutionFailure(bytes32,uint256)', 'Failed'],
  ] as const)
    await test.step(says, async () => {
      node.tell(forgeExecution(safe, hash, keccak256(toHex(event))))
      await page.goto(walletLink('/transactions/queue', safe))
      const both = `Your RPC says “${says}”, the gateway says “Needs confirmations”.`
      const row = page.getByRole('article')
      await expect(row.getByText(both)).toBeVisible()
      await expect(row.getByText(says, { exact: true })).toHaveCount(0)
      await page.goto(walletLink('/transactions/history', safe))
      await expect(page.getByText(says, { exact: true })).toHaveCount(0)
      await page.goto(transactionLink(safe, hash))
      await expectShut(page, wallet, both)
      await expect(
        page.getByText('Your wallet contradicts your RPC.'),
      ).toBeVisible()
      await expect(page.getByText(says, { exact: true })).toHaveCount(0)
      await expect(page.getByText(/^Done\. Executed in block/)).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Send again' })).toHaveCount(
        0,
      )
    })
  // The same event by the truth is executed, once the gateway has it.
  node.tell()
  await page.reload()
  await expect(
    page.getByRole('button', { name: /^(Sign|Execute)$/ }).first(),
  ).toBeEnabled()
})

test('a node that starts to lie after the review is found out in the click', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const hash = await proposeTransfer(stack, {
    ...{ safe, to: Dave, value: parseEther('1'), nonce: 0n },
    signers: [Alice, Carol],
  })
  const bob = await personOf('Bob')
  const { page, wallet } = bob
  const node = await lyingNode(bob.context, stack.rpcUrls[1337])
  await openConnected(bob, transactionLink(safe, hash))
  const execute = page.getByRole('button', { name: 'Execute', exact: true })
  for (const lie of [
    lieAbout(selectors.owners, owners(Erin, Dave)),
    lieAbout(selectors.nonce, word(1n)),
    always({ body: '{"jsonrpc":"2.0","id":1,"error":{"code":-32000}}' }),
  ]) {
    await expect(execute).toBeEnabled()
    node.tell(lie)
    await execute.click()
    await expect(
      page
        .getByRole('alert')
        .filter({
          hasText:
            /no longer what you reviewed|not enough valid signatures|did not pass|executed first|returned an error|no valid answer/,
        })
        .first(),
    ).toBeVisible()
    expect(wallet.prompts()).toBe(0)
    node.tell()
    await page.reload()
  }
})

test('other code of a known library, or none, is refused', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const { multiSendCallOnly } = contractsOf(1337)['1.4.1']
  const hash = await proposeTransfer(stack, {
    ...{ safe, to: multiSendCallOnly.address, value: 0n, nonce: 0n },
    data: encodeBatch([{ to: Dave, value: 1n }]),
    operation: 1,
    signers: [Alice, Carol],
  })
  const bob = await personOf('Bob')
  const { page, wallet } = bob
  const node = await lyingNode(bob.context, stack.rpcUrls[1337])
  const link = transactionLink(safe, hash)
  await openConnected(bob, link)
  const execute = page.getByRole('button', { name: 'Execute', exact: true })
  await expect(execute).toBeEnabled()
  for (const code of ['0x', '0x6001600155', null]) {
    node.tell(({ method, params }) =>
      method === 'eth_getCode' &&
      String(params?.[0]).toLowerCase() ===
        multiSendCallOnly.address.toLowerCase()
        ? { result: code }
        : undefined,
    )
    await page.goto(link)
    await expectShut(
      page,
      wallet,
      /This contract of Safe was replaced|no valid answer/,
    )
  }
})

test('the wallet is not asked for more gas than a block has @long', async ({
  stack,
  personOf,
  chain,
}) => {
  const safe = await createFundedSafe(stack)
  const hash = await proposeTransfer(stack, {
    ...{ safe, to: Dave, value: 1n, nonce: 0n, signers: [Alice, Carol] },
  })
  const bob = await personOf('Bob')
  const { page, wallet } = bob
  const node = await lyingNode(bob.context, stack.rpcUrls[1337])
  node.tell(({ method }) =>
    method === 'eth_estimateGas'
      ? { result: toHex(2n ** 64n - 1n) }
      : undefined,
  )
  await openConnected(bob, transactionLink(safe, hash))
  await page.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect.poll(() => wallet.prompts()).toBe(1)
  expect(node.lies()).toBeGreaterThan(0)
  const { gasLimit } = await chain.getBlock()
  for (const { method, params } of wallet.requests)
    if (method === 'eth_sendTransaction')
      expect(BigInt(Object(params[0]).gas)).toBeLessThanOrEqual(gasLimit)
})

test('a node that lies about a new safe leaves creating it off @long', async ({
  stack,
  personOf,
}) => {
  const { proxyFactory, singletonL2 } = contractsOf(1337)['1.4.1']
  const codeOf =
    ({ address }: { address: string }, code: string): NodeLie =>
    ({ method, params }) =>
      method === 'eth_getCode' &&
      String(params?.[0]).toLowerCase() === address.toLowerCase()
        ? { result: code }
        : undefined
  const others: readonly string[] = [proxyFactory, singletonL2].map(
    ({ address }) => address.toLowerCase(),
  )
  const alice = await personOf('Alice')
  const { page, wallet } = alice
  const node = await lyingNode(alice.context, stack.rpcUrls[1337])
  await openConnected(alice, '/accounts')
  for (const [name, lie, says] of [
    [
      'another chain',
      ({ method }) =>
        method === 'eth_chainId' ? { result: '0x1' } : undefined,
      /serves another network/,
    ],
    [
      'code at the address',
      ({ method, params }) =>
        method === 'eth_getCode' &&
        !others.includes(String(params?.[0]).toLowerCase())
          ? { result: '0x60' }
          : undefined,
      /already stands at this address/,
    ],
    [
      'no factory',
      codeOf(proxyFactory, '0x'),
      /does not have the Safe contracts/,
    ],
    [
      'another singleton',
      codeOf(singletonL2, '0x6001600155'),
      /not the audited one/,
    ],
    [
      'another address',
      lieAbout('0x1688f0b9', word(BigInt(Erin))),
      /somewhere else than computed here/,
    ],
  ] satisfies [string, NodeLie, RegExp][])
    await test.step(name, async () => {
      await page.goto('/new-safe')
      await expect(page.getByLabel('Address of owner 1')).toHaveValue(Alice)
      await page.getByLabel('Safe name').fill('Journey')
      node.tell(lie)
      await page.getByRole('button', { name: 'Review' }).click()
      await expect(page.getByText(says).first()).toBeVisible()
      const create = page.getByRole('button', { name: 'Create safe' })
      await expect(create).toBeDisabled()
      await create.click({ force: true })
      expect(wallet.prompts()).toBe(0)
      node.tell()
    })
  expect(node.lies()).toBeGreaterThan(4)
})
