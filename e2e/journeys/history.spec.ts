import { readFile } from 'node:fs/promises'
import { demoSafes } from '@strongroom/devnet'
import type { Address } from 'viem'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { lyingGateway } from '../support/lyingGateway.ts'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

const treasury = demoSafes(1337).find(({ name }) => name === 'Treasury')
  ?.address as Address
const history = walletLink('/transactions/history', treasury)

test('the history is filtered by its address, and Back undoes it', async ({
  personOf,
}) => {
  const { page } = await personOf('Alice')
  const rows = page.getByRole('article')
  await page.goto(history)
  await expect(rows.filter({ hasText: 'BADGE' })).toContainText('Received')
  await expect(rows.filter({ hasText: 'Sent' })).not.toHaveCount(0)
  // Every row has its day.
  await expect(rows.first().locator('time')).toContainText(/20\d\d.*\d:\d\d/)

  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByLabel('Show').selectOption('Received')
  await page.getByLabel('From day').fill('2020-01-01')
  const asked = page.waitForRequest(
    /incoming-transfers\/\?.*execution_date__gte/,
  )
  await page.getByRole('button', { name: 'Apply filter' }).click()
  await asked
  await expect(page).toHaveURL(/show=in&from=2020-01-01/)
  await expect(rows.filter({ hasText: 'Sent' })).toHaveCount(0)
  await expect(rows.filter({ hasText: 'Received' })).not.toHaveCount(0)
  await expect(page.getByText(/\d+ found in \d+ transactions/)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('searchbox', { name: 'Search' }).fill('badge')
  await expect(rows).toHaveCount(1)
  const shared = page.url()
  await page.goBack()
  await expect(page).not.toHaveURL(/show=/)
  await expect(rows.filter({ hasText: 'Sent' })).not.toHaveCount(0)

  await page.goto(shared)
  await expect(rows).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Filter (2)' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
})

test('a gateway that ignores the filter is named, and its rows stay out', async ({
  personOf,
  stack,
}) => {
  const { context, page } = await personOf('Alice')
  const answer = await fetch(
    `${stack.gatewayUrl}/v1/chains/1337/safes/${treasury}/multisig-transactions/?executed=true`,
  )
  const foreign = await answer.json()
  await lyingGateway(
    context,
    stack.gatewayUrl,
    /incoming-transfers\/$/,
    () => ({ ...foreign, next: null }),
  )
  await page.goto(`${history}&show=in`)
  await expect(page.getByText('The gateway ignored the filter')).toBeVisible()
  await expect(page.getByText('No transaction matches')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('suspicious transfers are hidden, counted and shown on request @long', async ({
  personOf,
  stack,
}) => {
  const { context, page } = await personOf('Alice')
  let pages = 0
  // Pages without end, each with one transfer of nothing.
  await lyingGateway(
    context,
    stack.gatewayUrl,
    /transactions\/history$/,
    () => {
      pages++
      return {
        count: null,
        previous: null,
        next: `${stack.gatewayUrl}/v1/chains/1337/safes/${treasury}/transactions/history?cursor=limit%3D20%26offset%3D${pages}`,
        results: [zeroTransfer(pages)],
      }
    },
  )
  await page.goto(history)
  // The list is searched on by itself, and stops by itself.
  await expect(page.getByText('10 transfers are hidden')).toBeVisible()
  const older = page.getByRole('button', { name: 'Search older transactions' })
  await expect(older).toBeVisible()
  // The bell reads the first page, too.
  expect(pages).toBeLessThanOrEqual(11)
  await older.click()
  await expect(page.getByText('20 transfers are hidden')).toBeVisible()
  await page.getByRole('button', { name: 'Show suspicious' }).click()
  await expect(page).toHaveURL(/spam=1/)
  await expect(page.getByRole('article')).not.toHaveCount(0)
})

/** A transfer of amount zero: strangers use it to place an address in the history. */
function zeroTransfer(at: number) {
  const stranger = `0x${String(at).padStart(40, '7')}`
  return {
    type: 'TRANSACTION',
    conflictType: 'None',
    transaction: {
      id: `transfer_${treasury}_${at}`,
      timestamp: Date.UTC(2026, 0, 1) - at * 60_000,
      txStatus: 'SUCCESS',
      txHash: `0x${String(at).padStart(64, '0')}`,
      executionInfo: null,
      txInfo: {
        type: 'Transfer',
        sender: { value: treasury },
        recipient: { value: stranger },
        direction: 'OUTGOING',
        transferInfo: {
          type: 'ERC20',
          tokenAddress: stranger,
          value: '0',
          tokenSymbol: '=1+1',
          decimals: 6,
          trusted: true,
          imitation: false,
        },
      },
    },
  }
}

test('a history is exported as CSV, with its hashes and what is proven @long', async ({
  personOf,
}) => {
  const { page } = await personOf('Alice')
  await page.goto(`${history}&kind=transfer`)
  const open = page.getByRole('button', { name: 'Export CSV' })
  const dialog = page.getByRole('dialog', { name: 'Export the history' })
  await open.click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await open.click()
  await dialog.getByLabel('From day').fill('2020-01-01')
  await dialog.getByRole('button', { name: 'Read transactions' }).click()
  await expect(
    dialog.getByText('Your RPC has proven all of them.'),
  ).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save CSV' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toContain('2020-01-01.csv')
  const text = await readFile(await file.path(), 'utf8')
  const [head, ...lines] = text.replace('\uFEFF', '').trim().split('\r\n')
  expect(head).toBe(
    'date,type,direction,amount,symbol,token,counterparty,name,hash,nonce,safeTxHash,status,proof',
  )
  expect(lines.every((line) => line.includes(',Transfer,'))).toBe(true)
  const payment = lines.find((line) => line.includes(',out,1.5,ETH,'))
  expect(payment).toMatch(
    /^20\d\d-.*Z,Transfer,out,1\.5,ETH,,0x[\da-fA-F]{40},.*,0x[\da-f]{64},\d+,0x[\da-f]{64},executed,proven$/,
  )
  await expect(dialog).toBeHidden()
})

test('an executed payment is sent again by the same form and review @long', async ({
  personOf,
}) => {
  const { page } = await personOf('Alice')
  await page.goto(history)
  const row = page.getByRole('article').filter({ hasText: '−1.5' })
  await row.getByRole('link').click()
  await page.getByRole('link', { name: 'Send again' }).click()
  await expect(page.getByLabel('Amount')).toHaveValue('1.5')
  await expect(page.getByLabel('Recipient')).toHaveValue(/^0x[\da-fA-F]{40}$/)
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await expect(
    page.getByRole('heading', { name: /Send 1\.5 ETH/ }),
  ).toBeVisible()
})
