import { readFile } from 'node:fs/promises'
import type { FrameLocator, Page } from 'playwright'
import { encodeFunctionData, erc20Abi } from 'viem'
import { expect, test } from 'vitest'
import { expectAccessible } from './expectAccessible.ts'
import { openTab, useSites } from './useSites.ts'

const frame = useSites()
const dave = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const abi = 'function transfer(address to, uint256 amount) returns (bool)'
const transferData = (amount: bigint) =>
  encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [dave, amount],
  })

async function openBuilder(query = '') {
  const opened = await frame.open(query)
  await openTab(opened.app, 'Builder')
  await opened.app.getByRole('heading', { name: 'Add a call' }).waitFor()
  return opened
}

/** Adds a payment of `amount` of the token to the batch. */
async function addTransfer(app: FrameLocator, amount: string) {
  const { usd } = frame.sites.chain.tokens
  const count = await app.locator('.batch-row').count()
  await app.getByLabel('Contract', { exact: true }).fill(usd)
  await app.getByLabel('ABI').fill(abi)
  await app.getByLabel('to (address)').fill(dave)
  await app.getByLabel('amount (uint256)').fill(amount)
  await app.getByRole('button', { name: 'Add to the batch' }).click()
  await app.locator('.batch-row').nth(count).waitFor()
}

/** The amounts of the token transfers, in their order. */
const amountsOf = (app: FrameLocator) =>
  app.locator('.batch-inputs > :last-child > dd').allTextContents()

/** The calls of the app's last request to the wallet. */
const askedFor = async (page: Page) => {
  const requests = await page.evaluate(() => globalThis.requests)
  return requests
    .at(-1)
    ?.txs.map(({ to, value, data }) => ({ to, value, data }))
}

test('default', async () => {
  const { page, app } = await openBuilder()
  const { usd } = frame.sites.chain.tokens
  await addTransfer(app, '100')
  await addTransfer(app, '200')
  await app.getByLabel('Call', { exact: true }).selectOption('data')
  await app.getByLabel('Contract', { exact: true }).fill(dave)
  await app.getByLabel('Coins to send along').fill('0.5')
  await app.getByRole('button', { name: 'Add to the batch' }).click()
  await app.getByRole('button', { name: 'Propose all 3 calls' }).click()
  await app.getByText('Proposed: other owners have to sign').waitFor()
  expect(await askedFor(page)).toEqual([
    { to: usd, value: '0', data: transferData(100n) },
    { to: usd, value: '0', data: transferData(200n) },
    { to: dave, value: '500000000000000000', data: '0x' },
  ])
  await expectAccessible(page)
  expect(frame.violations).toEqual([])
})

test('behavior: inputs are checked by their types', async () => {
  const { app } = await openBuilder()
  const add = app.getByRole('button', { name: 'Add to the batch' })
  await app.getByText('Enter the contract or the recipient.').waitFor()
  await app.getByLabel('Contract', { exact: true }).fill(dave)
  await app.getByText('Paste the contract’s ABI.').waitFor()
  await app.getByLabel('ABI').fill('nonsense')
  await app.getByText('This is neither JSON nor lines').first().waitFor()
  await app.getByLabel('ABI').fill('function set(uint8 level, bool on)')
  await app.getByLabel('level (uint8)').fill('256')
  await app
    .getByText('The number does not fit uint8.', { exact: true })
    .waitFor()
  await app.getByLabel('level (uint8)').fill('255')
  await app.getByText('The input “on” is missing.').waitFor()
  expect(await app.locator('.batch-row').count()).toBe(0)
  await app.getByLabel('on (bool)').selectOption('true')
  await add.click()
  await app.locator('.batch-row').waitFor()
})

test('behavior: reordered by pointer, by arrow keys and by buttons', async () => {
  const { page, app } = await openBuilder()
  for (const amount of ['1', '2', '3']) await addTransfer(app, amount)
  expect(await amountsOf(app)).toEqual(['1', '2', '3'])

  const boxOf = async (place: number) => {
    const handle = app.locator('.batch-handle').nth(place)
    await handle.scrollIntoViewIfNeeded()
    const box = await handle.boundingBox()
    if (box === null) throw new Error('The handle is not shown.')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const drag = async (from: number, to: number, drop: () => Promise<void>) => {
    const start = await boxOf(from)
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    const end = await boxOf(to)
    await page.mouse.move(end.x, end.y, { steps: 5 })
    await app.locator('[data-state=dragged]').waitFor()
    await drop()
  }
  await drag(0, 2, () => page.mouse.up())
  await expect.poll(() => amountsOf(app)).toEqual(['2', '3', '1'])
  await drag(2, 0, () => page.mouse.up())
  await expect.poll(() => amountsOf(app)).toEqual(['1', '2', '3'])
  await drag(0, 2, () => page.keyboard.press('Escape'))
  await page.mouse.up()
  expect(await amountsOf(app)).toEqual(['1', '2', '3'])

  await app.locator('.batch-handle').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => amountsOf(app)).toEqual(['2', '1', '3'])
  // The focus went along.
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => amountsOf(app)).toEqual(['2', '3', '1'])
  await app.getByText('Call 2 is now call 3 of 3.').waitFor()
  await app.getByRole('button', { name: 'Move call 3 up' }).click()
  await expect.poll(() => amountsOf(app)).toEqual(['2', '1', '3'])
})

test('behavior: edited, duplicated and removed', async () => {
  const { page, app } = await openBuilder()
  await addTransfer(app, '1')
  const choose = async (call: number, item: string) => {
    await app
      .locator('.batch-actions [aria-haspopup=menu]')
      .nth(call - 1)
      .click()
    await app.getByRole('menuitem', { name: item }).click()
  }
  await choose(1, 'Duplicate')
  await expect.poll(() => amountsOf(app)).toEqual(['1', '1'])
  await choose(2, 'Edit')
  await app.getByRole('heading', { name: 'Edit call 2' }).waitFor()
  expect(await app.getByLabel('amount (uint256)').inputValue()).toBe('1')
  await app.getByLabel('amount (uint256)').fill('7')
  await app.getByRole('button', { name: 'Save the call' }).click()
  await expect.poll(() => amountsOf(app)).toEqual(['1', '7'])
  await choose(1, 'Remove')
  await expect.poll(() => amountsOf(app)).toEqual(['7'])
  await app.getByRole('button', { name: 'Propose the call' }).click()
  await app.getByText('Proposed: other owners have to sign').waitFor()
  const asked = await askedFor(page)
  expect(asked?.map(({ data }) => data)).toEqual([transferData(7n)])
})

test('behavior: exported and imported again', async () => {
  const { page, app } = await openBuilder()
  await addTransfer(app, '42')
  await app.getByRole('button', { name: 'Export' }).click()
  await app.getByLabel('Name').fill('Rent')
  await app.getByLabel('Description').fill('Paid in May')
  const text = await app.getByRole('textbox', { name: 'Content' }).inputValue()
  const file = JSON.parse(text)
  expect(file).toMatchObject({
    version: '1.0',
    chainId: '1337',
    meta: {
      name: 'Rent',
      description: 'Paid in May',
      createdFromSafeAddress: frame.sites.info.safeAddress,
    },
  })
  await expectAccessible(page)
  const saving = page.waitForEvent('download')
  await app.getByRole('button', { name: 'Save the file' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toBe('Rent.json')
  expect(await readFile(await download.path(), 'utf8')).toBe(text)
  // In a frame without downloads the browser shows no hint, so the app does.
  await app.getByText('Has the file been saved?').waitFor()
  await page.keyboard.press('Escape')
  await app.getByRole('button', { name: 'Clear' }).click()
  await app.getByText('No calls yet').waitFor()

  await app.getByRole('button', { name: 'Import' }).click()
  const upload = (content: string) =>
    app.getByLabel('File').setInputFiles({
      name: 'batch.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    })
  await upload(text)
  await app.getByText('The checksum is right').waitFor()
  await expectAccessible(page)
  await app.getByRole('button', { name: 'Add 1 call', exact: true }).click()
  await expect.poll(() => amountsOf(app)).toEqual(['42'])
  await app.getByText('Rent', { exact: true }).waitFor()
  await app.getByText('Paid in May').waitFor()
  await app.getByRole('button', { name: 'Export' }).click()
  expect(await app.getByLabel('Name').inputValue()).toBe('Rent')
  expect(await app.getByLabel('Description').inputValue()).toBe('Paid in May')
  await page.keyboard.press('Escape')

  await app.getByRole('button', { name: 'Import' }).click()
  await upload(text.replace('"42"', '"43"'))
  await app.getByText('The checksum is wrong').waitFor()
  await upload(JSON.stringify({ ...file, chainId: '1' }))
  await app.getByText('This batch is for another chain').waitFor()
  await upload('{"__proto__": {}}')
  await app.getByText('This uses the reserved name “__proto__”.').waitFor()
  await upload(' '.repeat(2_000_001))
  await app.getByText('This file is larger than 2 MB').waitFor()
  await app.getByLabel('Or paste it').fill('{"chainId":"1337"}')
  await app.getByRole('button', { name: 'Read it' }).click()
  await app.getByText('There are no transactions in this batch.').waitFor()
  await page.keyboard.press('Escape')
  expect(await amountsOf(app)).toEqual(['42'])
  expect(frame.violations).toEqual([])
})

test('behavior: a wallet that moves to another safe warns of the old batch', async () => {
  const { page, app } = await openBuilder()
  await addTransfer(app, '5')
  await page.evaluate(() => {
    const safeAddress = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
    globalThis.safe = { ...globalThis.safe, safeAddress }
    globalThis.host.refresh()
  })
  await app.getByLabel('Recipient').waitFor()
  await openTab(app, 'Builder')
  await app.getByText('This batch was begun for another safe').waitFor()
  expect(await amountsOf(app)).toEqual(['5'])
})

test('behavior: simulated before it is proposed', async () => {
  const { page, app } = await openBuilder()
  await app.getByLabel('Call', { exact: true }).selectOption('data')
  const pay = async (amount: string) => {
    await app.getByLabel('Contract', { exact: true }).fill(dave)
    await app.getByLabel('Coins to send along').fill(amount)
    await app.getByRole('button', { name: 'Add to the batch' }).click()
  }
  await pay('4')
  await pay('5')
  await app.getByRole('button', { name: 'Simulate' }).click()
  await app.getByText('It would succeed').waitFor()
  // The safe has 10: only the whole batch shows that the third is too much.
  await pay('3')
  await app.getByRole('button', { name: 'Propose all 3 calls' }).click()
  await app.getByText('Call 3 would fail').waitFor()
  expect(await askedFor(page)).toBeUndefined()
  await expectAccessible(page)
  await app.getByRole('button', { name: 'Propose all 3 calls anyway' }).click()
  await app.getByText('Proposed: other owners have to sign').waitFor()
})

test('behavior: saved to the library and opened after a reload', async () => {
  const { page, app } = await frame.openWhole({ storage: true })
  await openTab(app, 'Builder')
  await addTransfer(app, '42')
  await app.getByRole('button', { name: 'Library' }).click()
  await app.getByLabel('Name').fill('Rent')
  await app.getByRole('button', { name: 'Save the batch' }).click()
  await app.getByText('“Rent” is in the library.').waitFor()
  await expectAccessible(page)
  await page.reload()
  await openTab(app, 'Builder')
  await app.getByText('No calls yet').waitFor()
  await app.getByRole('button', { name: 'Library' }).click()
  await app.getByRole('button', { name: 'Open Rent' }).click()
  await expect.poll(() => amountsOf(app)).toEqual(['42'])
  await app.getByText('Rent', { exact: true }).waitFor()
  await app.getByRole('button', { name: 'Library' }).click()
  await app.getByRole('button', { name: 'Remove Rent' }).click()
  await app.getByText('No saved batches').waitFor()
})

test('behavior: the wallet finds the ABI, and a pasted one comes before it', async () => {
  const { page, app } = await openBuilder('&extensions')
  const { usd } = frame.sites.chain.tokens
  await app.getByLabel('Contract', { exact: true }).fill(usd)
  await app.getByText('ABI according to the wallet’s gateway').waitFor()
  await app.getByText('Coin', { exact: true }).waitFor()
  await app.getByLabel('to (address)').fill(dave)
  await app.getByLabel('amount (uint256)').fill('12')
  await expectAccessible(page)
  await app.getByRole('button', { name: 'Add to the batch' }).click()
  await app.getByRole('button', { name: 'Propose the call' }).click()
  await app.getByText('Proposed: other owners have to sign').waitFor()
  const asked = await askedFor(page)
  expect(asked?.map(({ data }) => data)).toEqual([transferData(12n)])

  await app.getByLabel('ABI').fill('function burn(uint256 amount)')
  await app.getByLabel('Method').waitFor()
  expect(await app.getByLabel('Method').inputValue()).toBe('burn(uint256)')
  expect(
    await app.getByText('ABI according to the wallet’s gateway').count(),
  ).toBe(0)
  await app.getByLabel('ABI').fill('')
  await app
    .getByLabel('Contract', { exact: true })
    .fill(frame.sites.info.owners[0] ?? '')
  await app.getByText('The wallet knows no ABI for it').waitFor()
  await app.getByText('Paste the contract’s ABI.').waitFor()
})

test('behavior: the wallet keeps the library, for each safe its own', async () => {
  const { page, app } = await openBuilder('&extensions')
  await addTransfer(app, '42')
  await app.getByRole('button', { name: 'Library' }).click()
  await app.getByText('the wallet keeps for this app and this safe').waitFor()
  await app.getByLabel('Name').fill('Rent')
  await app.getByRole('button', { name: 'Save the batch' }).click()
  await app.getByText('“Rent” is in the library.').waitFor()
  await page.evaluate(() => {
    globalThis.isFull = true
  })
  await app.getByLabel('Name').fill('Wages')
  await app.getByRole('button', { name: 'Save the batch' }).click()
  await app.getByText('The storage of this app is full.').waitFor()
  await page.reload()
  await openTab(app, 'Builder')
  await app.getByRole('button', { name: 'Library' }).click()
  await app.getByRole('button', { name: 'Open Rent' }).click()
  await expect.poll(() => amountsOf(app)).toEqual(['42'])
  await page.evaluate(() => {
    const safeAddress = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
    globalThis.safe = { ...globalThis.safe, safeAddress }
    globalThis.host.refresh()
  })
  await app.getByLabel('Recipient').waitFor()
  await openTab(app, 'Builder')
  await app.getByRole('button', { name: 'Library' }).click()
  await app.getByText('No saved batches').waitFor()
  expect(frame.violations).toEqual([])
})

test('behavior: a browser without storage for frames offers a file', async () => {
  const { app } = await frame.openWhole({ storage: false })
  await openTab(app, 'Builder')
  await app.getByRole('button', { name: 'Library' }).click()
  await app.getByText('This browser keeps no batches here').waitFor()
})
