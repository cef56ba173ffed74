import { encodeQR } from 'qr'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'
import { withCamera } from '../support/withCamera.ts'

const { Dave } = ownerAccounts

test('the camera fills in only the recipient, after showing it in full', async ({
  stack,
}) => {
  const safe = await createFundedSafe(stack)
  await withCamera(stack, [`geth:${Dave}`], async (page) => {
    await page.goto(walletLink('/send', safe))
    await page.getByRole('button', { name: 'Scan QR code' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Scan an address' })
    await expect(dialog.getByText('Address in the code')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await expect(page.getByLabel('Recipient')).toHaveValue('')
    await dialog.getByRole('button', { name: 'Use this address' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByLabel('Recipient')).toHaveValue(Dave)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send')
  })
})

test('a code with anything but an address for the network is shown and not taken', async ({
  stack,
}) => {
  const safe = await createFundedSafe(stack)
  for (const [text, says] of [
    [`eth:${Dave}`, 'This address is for another network'],
    [
      `https://evil.example/?to=${Dave}`,
      'This code holds no address for this network',
    ],
  ] as const)
    await withCamera(stack, [text], async (page) => {
      await page.goto(walletLink('/send', safe))
      await page.getByRole('button', { name: 'Scan QR code' }).click()
      const dialog = page.getByRole('dialog', { name: 'Scan an address' })
      await expect(dialog.getByRole('alert')).toContainText(says)
      await expect(dialog.getByText(text)).toBeVisible()
      await expect(dialog.getByRole('button', { name: /^Use/ })).toHaveCount(0)
    })
})

test('without a camera a picture of the code serves, for an owner of a new safe, too @long', async ({
  personOf,
}) => {
  const alice = await personOf('Alice')
  const { page } = alice
  await openConnected(alice, '/new-safe')
  await page.getByRole('button', { name: 'Scan QR code' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Scan an address' })
  await expect(
    dialog.getByText(/camera is not allowed|No camera was found/),
  ).toBeVisible()
  await expectAccessible(page)
  const png = await page.evaluate(
    (rows) => {
      const canvas = new OffscreenCanvas(rows.length * 8, rows.length * 8)
      const context = canvas.getContext('2d')
      for (const [y, row] of rows.entries())
        for (const [x, isDark] of row.entries()) {
          if (!context) continue
          context.fillStyle = isDark ? 'black' : 'white'
          context.fillRect(x * 8, y * 8, 8, 8)
        }
      return canvas
        .convertToBlob()
        .then((blob) => blob.arrayBuffer())
        .then((bytes) => [...new Uint8Array(bytes)])
    },
    encodeQR(Dave, 'raw', { border: 4 }),
  )
  const choose = dialog.locator('input[type="file"]')
  await choose.setInputFiles({
    ...{ name: 'note.txt', mimeType: 'text/plain' },
    buffer: Buffer.from('no picture'),
  })
  await expect(
    dialog.getByText('This picture has no QR code that can be read.'),
  ).toBeVisible()
  await choose.setInputFiles({
    ...{ name: 'code.png', mimeType: 'image/png' },
    buffer: Buffer.from(png),
  })
  await dialog.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByLabel('Address of owner 1')).toHaveValue(Dave)
})
