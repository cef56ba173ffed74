import { readFile } from 'node:fs/promises'
import { demoSafes } from '@strongroom/devnet'
import type { Address } from 'viem'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

const treasury = demoSafes(1337).find(({ name }) => name === 'Treasury')
  ?.address as Address
const link = (page: string) => walletLink(`/settings${page}`, treasury)

test('the settings have a page for each subject, in plain words', async ({
  personOf,
}) => {
  const { page } = await personOf('Alice')
  await page.goto(link(''))
  const open = (name: string) =>
    page
      .getByRole('navigation', { name: 'Settings' })
      .getByRole('link', { name })
      .click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Owners' }),
  ).toBeVisible()
  await open('Security')
  await expect(page.getByText('Safe L2 1.4.1')).toBeVisible()
  await expect(page.getByText('Compatibility handler 1.4.1')).toBeVisible()
  for (const name of ['Signing', 'Networks', 'Appearance', 'Backup']) {
    await open(name)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
})

test('an own RPC is refused with the reason, or checked and used at once', async ({
  personOf,
  stack,
}) => {
  const { page } = await personOf('Alice')
  await page.goto(link('/networks'))
  const field = page.getByLabel('RPC for Local', { exact: true })
  const use = page.getByRole('button', { name: 'Check and use' }).first()
  await expect(
    page.getByText('Using the default endpoint.').first(),
  ).toBeVisible()
  await field.fill('https://node.example')
  await use.click()
  await expect(
    page.getByText(
      /security policy of this site does not allow https:\/\/node\.example/,
    ),
  ).toBeVisible()
  await expect(page.getByText('npm start -- --rpc')).toBeVisible()
  // The other chain's node is allowed, but serves another chain.
  await field.fill(stack.rpcUrls[2021])
  await use.click()
  await expect(
    page.getByText('This endpoint serves chain 2021, not 1337.'),
  ).toBeVisible()
  const own = `${stack.rpcUrls[1337]}/?own`
  const asked = page.waitForRequest(own)
  await field.fill(own)
  await use.click()
  await expect(
    page.getByText(
      /Your endpoint is in use\. It answered in \d+ ms, block \d+\./,
    ),
  ).toBeVisible()
  await asked
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(
    page.getByText('Using the default endpoint.').first(),
  ).toBeVisible()
})

test('a backup moves everything to another browser, after consent @long', async ({
  personOf,
}) => {
  const alice = await personOf('Alice')
  await alice.page.goto(walletLink('/address-book', treasury))
  await alice.page.getByRole('button', { name: 'Rename Dave' }).click()
  await alice.page.getByLabel('New name').fill('David')
  await alice.page
    .getByRole('dialog')
    .getByRole('button', { name: 'Save name' })
    .click()
  await alice.page.goto(link('/signing'))
  await alice.page.getByLabel('Always use on-chain signatures').check()
  await alice.page.getByLabel('Allow signing of raw hex').check()
  await alice.page.goto(link('/data'))
  const saved = alice.page.waitForEvent('download')
  await alice.page.getByRole('button', { name: 'Export a backup' }).click()
  const text = await readFile(await (await saved).path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({
    kind: 'strongroom',
    version: 2,
    settings: { onChain: true, rawHex: true },
  })

  const { page } = await personOf('Bob')
  await page.goto(link('/data'))
  await page.getByLabel('Backup to import').setInputFiles({
    name: 'backup.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
  await page.getByLabel('How to import').selectOption('Replace what is here')
  const names = page
    .getByRole('list', { name: 'Parts of the backup' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: 'Names' }) })
  await names.getByText(/^Show \d+/).click()
  await expect(names.getByText(/Dave becomes David/)).toBeVisible()
  await expect(
    page.getByRole('checkbox', { name: /raw hex/ }),
  ).not.toBeChecked()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('Backup imported')).toBeVisible()
  await page.goto(link('/signing'))
  await expect(page.getByLabel('Always use on-chain signatures')).toBeChecked()
  await expect(page.getByLabel('Allow signing of raw hex')).not.toBeChecked()
  await page.goto(walletLink('/address-book', treasury))
  await expect(
    page.getByRole('list', { name: 'Names' }).getByText('David'),
  ).toBeVisible()
})
