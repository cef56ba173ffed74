import {
  createChainClient,
  devTokens,
  executeSafe,
  testContracts,
} from '@strongroom/devnet'
import {
  type Address,
  concatHex,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  numberToHex,
  parseAbi,
  parseUnits,
} from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe, fundWithToken } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { lyingGateway } from '../support/lyingGateway.ts'
import { lieAbout, lyingNode, type NodeLie } from '../support/lyingNode.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { secondNode } from '../support/secondNode.ts'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

const { Alice, Dave, Erin } = ownerAccounts
const { usd } = devTokens()
const dollars = (amount: string) => parseUnits(amount, 6)
const abi = parseAbi([
  'function enableModule(address module)',
  'function addDelegate(address delegate)',
  'function setAllowance(address delegate, address token, uint96 allowanceAmount, uint16 resetTimeMin, uint32 resetBaseMin)',
  'function getModulesPaginated(address start, uint256 pageSize) view returns (address[] array, address next)',
  'function getTokenAllowance(address safe, address delegate, address token) view returns (uint256[5])',
  'function getDelegates(address safe, uint48 start, uint8 pageSize) view returns (address[] results, uint48 next)',
])

test('an account that is no owner spends within a limit, until the owners remove it', async ({
  stack,
  chain,
  personOf,
}) => {
  const safe = await createFundedSafe(stack, { owners: [Alice], threshold: 1 })
  await fundWithToken(stack, safe, usd, dollars('500'))
  const balanceOf = (account: `0x${string}`) =>
    chain.readContract({
      ...{ abi: erc20Abi, address: usd, functionName: 'balanceOf' },
      args: [account],
    })
  const before = await balanceOf(Erin)

  // An owner gives the limit. The first one enables the module in the same batch.
  const alice = await personOf('Alice')
  const { page } = alice
  await openConnected(alice, walletLink('/settings/spending-limits', safe))
  await expect(page.getByText('No spending limits yet')).toBeVisible()
  await page.getByRole('link', { name: 'New limit' }).click()
  const review = page.getByRole('button', { name: 'Review' })
  await page.getByLabel('Beneficiary').fill(safe)
  await page.getByLabel('Token').selectOption(usd)
  await page.getByLabel('Amount').fill('0')
  await review.click()
  await expect(
    page.getByText('The safe can’t have a limit of its own.'),
  ).toBeVisible()
  await expect(page.getByText('The amount must be above zero.')).toBeVisible()
  await page.getByLabel('Beneficiary').fill(Dave)
  await page.getByLabel('Amount').fill('100')
  await expect(page.getByLabel('Resets')).toHaveValue('weekly')
  await expect(page.getByText('This turns spending limits on')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await review.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /turn on spending limits .*spend up to 100\s*USD every week without any confirmation/i,
  )
  const execute = page.getByRole('button', { name: 'Execute', exact: true })
  await page.getByLabel(/^I understand the risks above/).check()
  await execute.click()
  await expect(page.getByText(/^Done\. Executed in block \d+/)).toBeVisible()
  const [modules] = await chain.readContract({
    ...{ abi, address: safe, functionName: 'getModulesPaginated' },
    args: ['0x0000000000000000000000000000000000000001', 10n],
  })
  const [module = safe] = modules
  const allowance = () =>
    chain.readContract({
      ...{ abi, address: module, functionName: 'getTokenAllowance' },
      args: [safe, Dave, usd],
    })
  expect((await allowance()).slice(0, 3)).toEqual([dollars('100'), 0n, 10_080n])

  // The beneficiary, who is no owner, pays without anybody's confirmation.
  const dave = await personOf('Dave')
  await openConnected(dave, walletLink('/settings/spending-limits', safe))
  await expect(dave.page.getByText('100 USD left')).toBeVisible()
  await dave.page.getByRole('link', { name: /^Send with the limit/ }).click()
  await dave.page.getByLabel('Recipient').fill(Erin)
  await dave.page.getByLabel('Amount').fill('100.01')
  await dave.page.getByRole('button', { name: 'Review' }).click()
  await expect(
    dave.page.getByText(/more than the 100 USD that is left until/),
  ).toBeVisible()
  await dave.page.getByLabel('Amount').fill('40')
  await dave.page.getByRole('button', { name: 'Review' }).click()
  await expect(
    dave.page.getByText('Simulation passed on your RPC, with these balances.'),
  ).toBeVisible()
  await expect(dave.page.getByText('500 USD → 460 USD')).toBeVisible()
  await expectAccessible(dave.page)
  await dave.page.getByRole('button', { name: 'Send now' }).click()
  await expect(dave.page.getByText('60 USD left')).toBeVisible()
  // The notice of the payment survives a reload, and ends with a press.
  const sent = dave.page.getByText('40 USD sent to Erin')
  await expect(sent).toBeVisible()
  await dave.page.reload()
  await expect(sent).toBeVisible()
  await expect(dave.page.getByText(/^In block \d+\.$/)).toBeVisible()
  await expectAccessible(dave.page)
  await dave.page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(sent).toBeHidden()
  await dave.page.reload()
  await expect(dave.page.getByText('60 USD left')).toBeVisible()
  await expect(sent).toBeHidden()
  expect(dave.wallet.prompts()).toBe(1)
  expect(await balanceOf(Erin)).toBe(before + dollars('40'))
  expect((await allowance())[1]).toBe(dollars('40'))

  // The form for transfers offers the limit too. He signs a second payment this time,
  // and somebody else sends it.
  await dave.page.goto(walletLink('/send', safe))
  await dave.page.getByLabel('Recipient').fill(Erin)
  await dave.page.getByLabel('Asset').selectOption(usd)
  await dave.page.getByLabel('Amount').fill('10')
  await dave.page.getByRole('link', { name: 'Use my spending limit' }).click()
  await dave.page.getByRole('button', { name: /^Sign, and let/ }).click()
  const link = dave.page.getByText(/^http.*signature=0x/)
  const url = new URL(`${await link.textContent()}`)
  const bob = await personOf('Bob')
  await openConnected(bob, `${url.pathname}${url.search}`)
  await expect(bob.page.getByText(/^Signed by/)).toBeVisible()
  await bob.page.getByRole('button', { name: 'Send now' }).click()
  await expect(bob.page.getByText('50 USD left')).toBeVisible()
  expect(await balanceOf(Erin)).toBe(before + dollars('50'))
  // The same link is refused the second time.
  await bob.page.goto(`${url.pathname}${url.search}`)
  await expect(bob.page.getByText('This signature is not valid')).toBeVisible()

  await page.goto(walletLink('/settings/spending-limits', safe))
  await expect(page.getByText('50 USD left')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByText(/^Resets /)).toBeVisible()
  await page.getByRole('button', { name: /^Reset the limit of/ }).click()
  await expect(
    page.getByText('100 USD every week (50 USD spent)'),
  ).toBeVisible()
  await page.getByLabel(/^I understand the risks above/).check()
  await execute.click()
  await expect(page.getByText(/^Done\. Executed in block \d+/)).toBeVisible()
  expect((await allowance()).slice(0, 2)).toEqual([dollars('100'), 0n])

  await page.goto(walletLink('/settings/spending-limits', safe))
  await expect(page.getByText('100 USD left')).toBeVisible()
  await page.getByRole('button', { name: /^Remove the limit of/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Remove all spending limits of/,
  )
  await execute.click()
  await expect(page.getByText(/^Done\. Executed in block \d+/)).toBeVisible()
  expect((await allowance())[0]).toBe(0n)
  const [delegates] = await chain.readContract({
    ...{ abi, address: module, functionName: 'getDelegates' },
    args: [safe, 0, 10],
  })
  expect(delegates).toEqual([])
  await dave.page.reload()
  await expect(
    dave.page.getByText('There is no such spending limit'),
  ).toBeVisible()
})

test('a node or a gateway that lies about the remaining amount is an alarm', async ({
  stack,
  chain,
  personOf,
}) => {
  const safe = await createFundedSafe(stack, { owners: [Alice], threshold: 1 })
  await fundWithToken(stack, safe, usd, dollars('500'))
  const client = createChainClient(1337, stack.rpcUrls[1337])
  const { allowances } = testContracts()
  const asSafe = (to: Address, data: Hex) =>
    executeSafe(client, {
      ...{ safe, to, data, signers: [Alice], executor: Alice },
    })
  const enable = {
    abi,
    functionName: 'enableModule',
    args: [allowances],
  } as const
  await asSafe(safe, encodeFunctionData(enable))
  const add = { abi, functionName: 'addDelegate', args: [Dave] } as const
  await asSafe(allowances, encodeFunctionData(add))
  await asSafe(
    allowances,
    encodeFunctionData({
      ...{ abi, functionName: 'setAllowance' },
      args: [Dave, usd, dollars('100'), 10_080, 0],
    }),
  )
  const dave = await personOf('Dave')
  const { page, context, wallet } = dave
  const own = await lyingNode(context, stack.rpcUrls[1337])
  const second = await secondNode(context, stack)
  const limits = walletLink('/settings/spending-limits', safe)
  const payment = walletLink('/settings/spending-limits/spend', safe, {
    ...{ delegate: Dave, token: usd, to: Erin, value: `${dollars('40')}` },
  })
  await openConnected(dave, limits)
  await expect(page.getByText('100 USD left')).toBeVisible()

  // getTokenAllowance(): 1,000 USD, none of it spent.
  const words = [dollars('1000'), 0n, 10_080n, 0n, 1n]
  const more = lieAbout(
    '0x94b31fbd',
    concatHex(words.map((word) => numberToHex(word, { size: 32 }))),
  )
  for (const node of [own, second]) {
    node.tell(more)
    for (const link of [limits, payment]) {
      await page.goto(link)
      await expect(
        page.getByText('Two RPC endpoints disagree about the spending limits'),
      ).toBeVisible()
      await expect(page.getByText(/ USD left$/)).toBeHidden()
      await expect(page.getByRole('button', { name: 'Send now' })).toBeHidden()
    }
    expect(node.lies()).toBeGreaterThan(0)
    node.tell()
  }

  // Both agree about the limit, and one lies about the payment itself.
  await page.goto(payment)
  await expect(
    page.getByText('Simulation passed on both of your RPCs'),
  ).toBeVisible()
  await expect(page.getByText('500 USD → 460 USD')).toBeVisible()
  const send = page.getByRole('button', { name: 'Send now' })
  await expect(send).toBeEnabled()
  const codeLie: NodeLie = ({ method, params }) =>
    method === 'eth_getCode' && params?.[0] === Erin
      ? { result: '0x6000' }
      : undefined
  second.tell(codeLie)
  await page.goto(payment)
  await expect(
    page.getByText('Two RPC endpoints disagree about this payment'),
  ).toBeVisible()
  await expect(send).toHaveAccessibleDescription(
    'A warning above has to be resolved first.',
  )
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)

  // A second node that is silent proves nothing, and is named.
  second.tell(() => ({ body: '' }))
  await page.goto(payment)
  await expect(page.getByText('Your second RPC did not answer')).toBeVisible()
  second.tell()

  // The gateway has no say about limits: its lies about modules change nothing here.
  await lyingGateway(
    context,
    stack.gatewayUrl,
    /\/safes\/0x[^/]+$/,
    (body) => ({ ...Object(body), modules: null }),
  )
  await page.goto(limits)
  await expect(page.getByText('100 USD left')).toBeVisible()
  expect(wallet.prompts()).toBe(0)
  const [amount, spent] = await chain.readContract({
    ...{ abi, address: allowances, functionName: 'getTokenAllowance' },
    args: [safe, Dave, usd],
  })
  expect([amount, spent]).toEqual([dollars('100'), 0n])
})
