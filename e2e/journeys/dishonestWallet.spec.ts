import { createChainClient } from '@strongroom/devnet'
import { type Address, parseEther } from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { proposeTransfer, signTransfer } from '../support/proposeTransfer.ts'
import { expect, test } from '../support/test.ts'
import { transactionLink } from '../support/walletLink.ts'

const { Alice, Bob, Carol, Dave, Erin } = ownerAccounts
const value = parseEther('1')

test('an answer of the wallet that is not the signature of what is shown goes nowhere', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack, { threshold: 3 })
  const transfer = { safe, to: Dave, value, nonce: 0n } as const
  const hash = await proposeTransfer(stack, { ...transfer, signers: [Alice] })
  const signed = async (fields: object, signer: Address) => {
    const proposal = { ...transfer, ...fields, signers: [signer] as const }
    return (await signTransfer(stack, proposal)).signature
  }
  const foreign = /not by the connected account over this hash/
  const none = /returned no signature/
  const answers: readonly (readonly [string, unknown, RegExp])[] = [
    ['of another transaction', await signed({ to: Erin }, Bob), foreign],
    ['of another account', await signed({}, Carol), foreign],
    ['noise', `0x${'5a'.repeat(65)}`, /signature/],
    ['zeros', `0x${'00'.repeat(65)}`, /signature/],
    ['short', '0x1234', none],
    ['an object', { signature: '0x' }, none],
    ['null', null, none],
  ]
  const bob = await personOf('Bob')
  const { page, wallet } = bob
  const posts: string[] = []
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().startsWith(stack.gatewayUrl))
      posts.push(sent.url())
  })
  await openConnected(bob, transactionLink(safe, hash))
  const sign = page.getByRole('button', { name: 'Sign', exact: true })
  for (const [name, answer, says] of answers)
    await test.step(name, async () => {
      wallet.answerNext('eth_signTypedData_v4', answer)
      const before = wallet.prompts()
      await sign.click()
      await expect(
        page.getByRole('alert').filter({ hasText: says }).first(),
      ).toBeVisible()
      expect(wallet.prompts()).toBe(before + 1)
      expect(posts).toEqual([])
      await page.reload()
    })
  await sign.click()
  await expect.poll(() => posts).toHaveLength(1)
})

test('a wallet that only claims to have changed its network is not asked', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const transfer = { safe, to: Dave, value, nonce: 0n } as const
  const hash = await proposeTransfer(stack, { ...transfer, signers: [Alice] })
  const bob = await personOf('Bob')
  const { page, wallet } = bob
  wallet.chainId = 2021
  await openConnected(bob, transactionLink(safe, hash))
  wallet.answerNext('wallet_switchEthereumChain', null)
  await page
    .getByRole('button', { name: /^(Sign|Execute)/ })
    .first()
    .click()
  await expect(
    page.getByText('Your wallet could not switch to the network of this safe.'),
  ).toBeVisible()
  expect(wallet.prompts()).toBe(0)
})

test('a page whose JSON was patched does not reach the wallet', async ({
  stack,
  personOf,
}) => {
  const client = createChainClient(1337, stack.rpcUrls[1337])
  const before = await client.getBalance({ address: Erin })
  const safe = await createFundedSafe(stack, { threshold: 3 })
  const transfer = { safe, to: Dave, value, nonce: 0n } as const
  const hash = await proposeTransfer(stack, { ...transfer, signers: [Alice] })
  const bob = await personOf('Bob')
  const { page, context, wallet } = bob
  await context.addInitScript(
    ([from, to]) => {
      const honest = JSON.stringify
      JSON.stringify = ((...args: Parameters<typeof honest>) => {
        const text = honest(...args)
        // The text for the wallet alone: everything on screen stays as it is.
        return text?.includes('"primaryType":"SafeTx"')
          ? text.replaceAll(from, to).replaceAll(from.toLowerCase(), to)
          : text
      }) as typeof honest
    },
    [Dave, Erin] as const,
  )
  await openConnected(bob, transactionLink(safe, hash))
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(
    page.getByText('This is no longer what you reviewed.').first(),
  ).toBeVisible()
  expect(wallet.prompts()).toBe(0)
  expect(await client.getBalance({ address: Erin })).toBe(before)
})
