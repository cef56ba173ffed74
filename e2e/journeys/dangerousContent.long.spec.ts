import { contractsOf, devTokens } from '@strongroom/devnet'
import {
  type Address,
  concatHex,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  parseAbi,
  parseEther,
  zeroAddress,
} from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { encodeBatch } from '../support/encodeBatch.ts'
import { expectShut } from '../support/expectShut.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import {
  type Proposal,
  proposeTransfer,
  signTransfer,
} from '../support/proposeTransfer.ts'
import type { Stack } from '../support/stack.ts'
import { expect, type Person, test } from '../support/test.ts'
import { transactionLink } from '../support/walletLink.ts'

const { Alice, Bob, Dave, Erin } = ownerAccounts
const contracts = contractsOf(1337)
const { multiSend, multiSendCallOnly } = contracts['1.4.1']
const stranger = '0xc0ffee254729296a45a3885639AC7E10F9d54979'

const abi = parseAbi([
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function removeOwner(address prevOwner, address owner, uint256 threshold)',
  'function enableModule(address module)',
  'function setGuard(address guard)',
  'function setFallbackHandler(address handler)',
  'function changeMasterCopy(address masterCopy)',
])
const transfer = encodeFunctionData({
  abi: erc20Abi,
  functionName: 'transfer',
  args: [stranger, 0n],
})
const addOwner = encodeFunctionData({
  abi,
  functionName: 'addOwnerWithThreshold',
  args: [Erin, 1n],
})

type Content = Pick<Proposal, 'to'> & Partial<Proposal>
type Danger = readonly [
  name: string,
  says: RegExp,
  content: (safe: Proposal['safe']) => Content,
]

const foreign = /Unknown code would run with all the rights of the safe/
const unreadable = /Part of this cannot be read\./

/** What the policy refuses, whoever signed it. */
const refused: readonly Danger[] = [
  [
    'a delegate call to foreign code in the shape of a transfer',
    foreign,
    () => ({ to: stranger, data: transfer, operation: 1 }),
  ],
  [
    'a delegate call with bytes that cannot be read',
    foreign,
    () => ({ to: stranger, data: '0x12345678', operation: 1 }),
  ],
  [
    'a delegate call inside a batch',
    foreign,
    () => ({
      to: multiSend.address,
      data: encodeBatch([{ to: stranger, data: transfer, operation: 1 }]),
      operation: 1,
    }),
  ],
  [
    'a delegate call two batches deep',
    foreign,
    () => ({
      to: multiSend.address,
      operation: 1,
      data: encodeBatch([
        {
          to: multiSend.address,
          operation: 1,
          data: encodeBatch([{ to: stranger, data: transfer, operation: 1 }]),
        },
      ]),
    }),
  ],
  [
    'a batch with a hidden tail',
    unreadable,
    () => ({
      to: multiSendCallOnly.address,
      operation: 1,
      data: encodeBatch([{ to: Dave, value: 1n }], `0x00${'ab'.repeat(30)}`),
    }),
  ],
  [
    'a token as fallback handler',
    /This is the token USD: anyone could call it as the safe/,
    (safe) => ({
      to: safe,
      data: encodeFunctionData({
        abi,
        functionName: 'setFallbackHandler',
        args: [devTokens().usd],
      }),
    }),
  ],
  [
    'module, guard and singleton in one batch',
    /Replaces the code of the safe with an unknown contract/,
    (safe) => ({
      to: multiSendCallOnly.address,
      operation: 1,
      data: encodeBatch(
        (['enableModule', 'setGuard', 'changeMasterCopy'] as const).map(
          (functionName) => ({
            to: safe,
            data: encodeFunctionData({ abi, functionName, args: [stranger] }),
          }),
        ),
      ),
    }),
  ],
]

/** What an owner has to accept first. */
const accepted: readonly Danger[] = [
  [
    'an owner added through the zero address of a 1.5.0 batch',
    /A call to the zero address in this batch is a call to the safe itself/,
    () => ({
      to: contracts['1.5.0'].multiSendCallOnly.address,
      operation: 1,
      data: encodeBatch([{ to: zeroAddress, data: addOwner }]),
    }),
  ],
  [
    'an added owner',
    /Changes who can move the safe’s assets/,
    (safe) => ({ to: safe, data: addOwner }),
  ],
  [
    'a removed owner with the wrong neighbour',
    /This change of owners is out of date/,
    (safe) => ({
      to: safe,
      data: encodeFunctionData({
        abi,
        functionName: 'removeOwner',
        args: [stranger, Bob, 1n],
      }),
    }),
  ],
  [
    'a refund that drains the safe',
    /Executing pays up to 1 of the network’s coin out of the safe/,
    () => ({
      to: Dave,
      refund: {
        safeTxGas: 1n,
        baseGas: 10n ** 9n - 1n,
        gasPrice: 10n ** 9n,
        refundReceiver: stranger,
      },
    }),
  ],
  [
    'an unknown call with value',
    /cannot be decoded here/,
    () => ({ to: stranger, value: parseEther('1'), data: '0x12345678' }),
  ],
  [
    'a transfer with bytes behind it',
    /written in an unusual way that could hide something/,
    () => ({
      to: devTokens().usd,
      data: concatHex([transfer, `0x${'11'.repeat(32)}`]),
    }),
  ],
]

/**
 * A gateway that takes what the honest one refuses: it serves the signed content in
 * place of a harmless record.
 */
async function serveRefused(
  { context }: Person,
  stack: Stack,
  harmless: Hex,
  proposal: Proposal,
): Promise<Hex> {
  const body = await signTransfer(stack, proposal)
  const { safeTxHash, signature, to, data, operation } = body
  const address = (value: Address) => ({ value, name: null, logoUri: null })
  const evil = new RegExp(`/transactions/multisig_\\w+_${safeTxHash}$`)
  await context.route(evil, async (route) => {
    const url = route.request().url().replace(safeTxHash, harmless)
    const response = await route.fetch({ url })
    const record = await response.json()
    const info = record.detailedExecutionInfo
    const [confirmation] = info.confirmations
    const { txData } = record
    await route.fulfill({
      response,
      json: {
        ...record,
        txId: record.txId.replace(harmless, safeTxHash),
        txInfo: {
          ...{ type: 'Custom', to: address(to), dataSize: '4', value: '0' },
          ...{ methodName: null, isCancellation: false },
        },
        txData: {
          ...{ ...txData, to: address(to), hexData: data, dataDecoded: null },
          ...{ operation, value: '0' },
        },
        detailedExecutionInfo: {
          ...info,
          safeTxHash,
          confirmations: [{ ...confirmation, signature }],
        },
      },
    })
  })
  return safeTxHash
}

test('dangerous content of an honest gateway is refused, or has to be accepted', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const bob = await personOf('Bob')
  const { page, wallet } = bob
  let isConnected = false
  const proposalOf = (content: Content): Proposal => ({
    ...{ safe, value: 0n, nonce: 0n, signers: [Alice] },
    ...content,
  })
  const harmless = await proposeTransfer(stack, proposalOf({ to: Dave }))
  const open = async (content: Content, isRefused = false) => {
    const proposal = proposalOf(content)
    const hash = isRefused
      ? await serveRefused(bob, stack, harmless, proposal)
      : await proposeTransfer(stack, proposal)
    const link = transactionLink(safe, hash)
    if (isConnected) await page.goto(link)
    else await openConnected(bob, link)
    isConnected = true
  }
  const box = page.getByRole('checkbox', {
    name: /understand the risks above/,
  })
  const act = page
    .getByRole('main')
    .getByRole('button', { name: /^(Sign|Execute)/ })
    .first()
  for (const [name, says, content] of refused)
    await test.step(name, async () => {
      await open(content(safe), true)
      await expectShut(page, wallet, says)
      await expect(act).toHaveAccessibleDescription(/must not be signed/)
      await expect(box).toHaveCount(0)
    })
  for (const [name, says, content] of accepted)
    await test.step(name, async () => {
      await open(content(safe))
      await expectShut(page, wallet, says)
      await expect(box).not.toBeChecked()
      await expect(act).toHaveAccessibleDescription(/tick the box first/)
    })
  await test.step('a plain batch is not held up', async () => {
    await open({
      to: multiSendCallOnly.address,
      operation: 1,
      data: encodeBatch([{ to: Dave, value: 1n }]),
    })
    await expect(act).toBeEnabled()
    await expect(box).toHaveCount(0)
  })
  expect(wallet.prompts()).toBe(0)
})
