import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  createSafeTransaction,
  parseSignatures,
} from '@strongroom/safe-protocol'
import {
  createBundle,
  packBundle,
  type SafeBundle,
  splitIntoFrames,
  writeBundle,
} from '@strongroom/safe-protocol/bundle'
import { encodeQR } from 'qr'
import { type Hex, hashMessage, parseEther } from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { isSignedBySafe } from '../support/isSignedBySafe.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { type Proposal, signTransfer } from '../support/proposeTransfer.ts'
import { readClipboard } from '../support/readClipboard.ts'
import type { Stack } from '../support/stack.ts'
import { stopGateway } from '../support/stopGateway.ts'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'
import { withCamera } from '../support/withCamera.ts'

const { Alice, Bob, Carol, Dave } = ownerAccounts

/** A signed payment as the wallet of its signers would hand it over. */
async function bundleOf(stack: Stack, proposal: Proposal): Promise<SafeBundle> {
  const { safe, to, value, nonce } = proposal
  const { safeTxHash, signature } = await signTransfer(stack, proposal)
  return createBundle({
    ...{ chainId: '1337', safe, safeVersion: '1.4.1' },
    transaction: createSafeTransaction({ to, value, nonce }),
    signatures: await parseSignatures(signature, safeTxHash),
  })
}

/** A picture of a code, as a file to choose. */
const asPicture = (text: string, at: number) => ({
  name: `${at + 1}.gif`,
  mimeType: 'image/gif',
  buffer: Buffer.from(encodeQR(text, 'gif', { scale: 4, border: 4 })),
})

/** The link that the dialog copies. */
async function copyLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy link' }).click()
  return readClipboard(page.context())
}

test('two owners sign and execute a payment while the gateway is stopped', async ({
  stack,
  personOf,
  chain,
}) => {
  const safe = await createFundedSafe(stack)
  const before = await chain.getBalance({ address: Dave })
  const alice = await personOf('Alice')
  const bob = await personOf('Bob', { viewport: { width: 390, height: 844 } })
  for (const { context } of [alice, bob]) await stopGateway(context, stack)

  await openConnected(alice, walletLink('/send', safe))
  const { page } = alice
  await page.getByLabel('Recipient').fill(Dave)
  await page.getByLabel('Amount').fill('1.5')
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Hand over' }).click()
  await page
    .getByRole('button', { name: 'Continue without the gateway' })
    .click()
  await expect(page.getByText('no signature yet')).toBeVisible()
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.getByText('Without the gateway: 1 signature')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Hand over' }).click()
  const link = await copyLink(page)
  expect(alice.wallet.prompts()).toBe(1)

  // A letter of the fragment is changed on its way.
  const at = link.length - 40
  const letter = link[at] === 'A' ? 'B' : 'A'
  const changed = link.slice(0, at) + letter + link.slice(at + 1)
  await openConnected(bob, changed.replace(stack.walletUrl, ''))
  await expect(bob.page.getByText('Nothing was imported.')).toBeVisible()
  await expect(bob.page.getByText('No bundles yet')).toBeVisible()
  await expectAccessible(bob.page)

  await bob.page.getByLabel('Link or text').fill(link)
  await bob.page.keyboard.press('Tab')
  await bob.page.keyboard.press('Enter')
  await expect(
    bob.page.getByText('Without the gateway: 1 signature'),
  ).toBeVisible()
  await expect(bob.page.getByText(/^Verified:/)).toBeVisible()
  await expectNoSidewaysScroll(bob.page)
  await bob.page.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(bob.page.getByText(/^Done\. Executed in block/)).toBeVisible()
  expect(await chain.getBalance({ address: Dave })).toBe(
    before + parseEther('1.5'),
  )
})

test('signatures of three owners are merged from a link, codes and a file @long', async ({
  stack,
  personOf,
  chain,
}) => {
  const safe = await createFundedSafe(stack, { threshold: 3 })
  const before = await chain.getBalance({ address: Dave })
  const payment = { safe, to: Dave, value: 5n, nonce: 0n } as const
  const signed = await bundleOf(stack, { ...payment, signers: [Alice] })
  const page = walletLink('/transactions/import', safe)
  const bob = await personOf('Bob')
  const carol = await personOf('Carol')
  for (const { context } of [bob, carol]) await stopGateway(context, stack)

  // Bob gets it as codes, and one is missing at first.
  const codes = splitIntoFrames(await packBundle(signed)).map(asPicture)
  expect(codes.length).toBeGreaterThan(1)
  await openConnected(bob, page)
  await bob.page.getByRole('button', { name: 'Scan QR codes' }).click()
  const pictures = bob.page.getByLabel('Choose pictures')
  await pictures.setInputFiles(codes.slice(1))
  await expect(bob.page.getByText('Missing code: 1')).toBeVisible()
  await expectAccessible(bob.page)
  await pictures.setInputFiles(codes.slice(0, 1))
  await bob.page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(
    bob.page.getByText('Without the gateway: 2 signatures'),
  ).toBeVisible()
  await bob.page.getByRole('button', { name: 'Hand over' }).click()
  const saved = bob.page.waitForEvent('download')
  await bob.page.getByRole('button', { name: 'Save file' }).click()
  const file = await readFile(await (await saved).path())

  // Carol has the link with Alice's signature, and a file for another safe.
  const other = await createFundedSafe(stack)
  const strange = await bundleOf(stack, {
    ...{ ...payment, safe: other, signers: [Alice] },
  })
  await openConnected(carol, `${page}#${await packBundle(signed)}`)
  await expect(
    carol.page.getByText('Without the gateway: 1 signature'),
  ).toBeVisible()
  await carol.page.goto(page)
  const chooser = carol.page.getByLabel('Choose a file')
  const asFile = (buffer: Buffer) => ({
    ...{ name: 'bundle.json', mimeType: 'application/json', buffer },
  })
  await chooser.setInputFiles(asFile(Buffer.from(writeBundle(strange))))
  await expect(
    carol.page.getByText('This bundle is for another safe'),
  ).toBeVisible()
  await chooser.setInputFiles(asFile(file))
  await expect(
    carol.page.getByText('Without the gateway: 2 signatures'),
  ).toBeVisible()
  // Hers is the last approval.
  const execute = carol.page.getByRole('button', {
    ...{ name: 'Execute', exact: true },
  })
  await expect(execute).toBeEnabled()
  await execute.press('Enter')
  await expect(carol.page.getByText(/^Done\. Executed in block/)).toBeVisible()
  expect(await chain.getBalance({ address: Dave })).toBe(before + 5n)
})

test('a camera reads a series of codes, and names the one that it did not see @long', async ({
  stack,
}) => {
  const safe = await createFundedSafe(stack, { threshold: 3 })
  const signed = await bundleOf(stack, {
    ...{ safe, to: Dave, value: 5n, nonce: 0n },
    signers: [Alice, Bob, Carol],
  })
  const codes = splitIntoFrames(await packBundle(signed))
  const count = codes.length
  expect(count).toBeGreaterThan(1)
  const [first, hidden, ...others] = codes
  await withCamera(stack, [...others, `${first}`], async (page) => {
    await page.goto(walletLink('/transactions/import', safe))
    await page.getByRole('button', { name: 'Scan QR codes' }).click()
    const dialog = page.getByRole('dialog', { name: 'Scan QR codes' })
    await expect(
      dialog.getByText(`${count - 1} of ${count} codes read`),
    ).toBeVisible({ timeout: 30_000 })
    await expect(dialog.getByText('Missing code: 2')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await dialog
      .getByLabel('Choose pictures')
      .setInputFiles(asPicture(`${hidden}`, 1))
    await expect(
      page.getByText('Without the gateway: 3 signatures'),
    ).toBeVisible()
  })
  await withCamera(stack, codes, async (page) => {
    await page.goto(walletLink('/transactions/import', safe))
    await page.getByRole('button', { name: 'Scan QR codes' }).click()
    await expect(
      page.getByText('Without the gateway: 3 signatures'),
    ).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText(/^Verified:/)).toBeVisible()
  })
})

test('two owners sign a message while the gateway is stopped', async ({
  stack,
  personOf,
  chain,
}) => {
  const safe = await createFundedSafe(stack)
  const text = 'We agree without a gateway.'
  const alice = await personOf('Alice')
  const bob = await personOf('Bob')
  for (const { context } of [alice, bob]) await stopGateway(context, stack)
  const { page } = alice
  await openConnected(alice, walletLink('/messages/new', safe))
  await page.getByLabel('Message').fill(text)
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Hand over' }).click()
  await page
    .getByRole('button', { name: 'Continue without the gateway' })
    .click()
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.getByText('Without the gateway: 1 signature')).toBeVisible()
  await page.getByRole('button', { name: 'Hand over' }).click()
  const link = await copyLink(page)

  await openConnected(bob, link.replace(stack.walletUrl, ''))
  await bob.page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(
    bob.page.getByText('The safe contract accepts these signatures'),
  ).toBeVisible()
  const packed = await bob.page
    .locator('code')
    .filter({ hasText: /^0x[0-9a-f]{260}$/ })
    .textContent()
  expect(
    await isSignedBySafe(chain, safe, hashMessage(text), packed as Hex),
  ).toBe(true)
})
