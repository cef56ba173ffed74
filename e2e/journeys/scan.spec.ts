import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { encodeQR } from 'qr'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import type { Stack } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

const { Dave } = ownerAccounts

/** A video of one frame, 640 by 480, that shows a QR code. */
function videoOf(text: string): Buffer {
  const [width, height] = [640, 480]
  const code = encodeQR(text, 'raw', { border: 4 })
  const module = Math.floor(height / code.length)
  const light = Buffer.alloc(width * height, 235)
  for (const [y, row] of code.entries())
    for (const [x, isDark] of row.entries())
      if (isDark)
        for (let line = y * module; line < (y + 1) * module; line++)
          light.fill(
            16,
            line * width + x * module,
            line * width + (x + 1) * module,
          )
  const grey = Buffer.alloc((width * height) / 2, 128)
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${width} H${height} F5:1 Ip A1:1 C420\nFRAME\n`),
    light,
    grey,
  ])
}

/** Runs a part of a test in a browser whose camera sees a QR code. */
async function withCamera(
  stack: Stack,
  text: string,
  run: (page: Page) => Promise<void>,
) {
  const folder = await mkdtemp(join(tmpdir(), 'strongroom-camera-'))
  const video = join(folder, 'code.y4m')
  await writeFile(video, videoOf(text))
  const { CHROMIUM_PATH: executablePath } = process.env
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${video}`,
    ],
  })
  try {
    const context = await browser.newContext({
      baseURL: stack.walletUrl,
      permissions: ['camera'],
      viewport: { width: 390, height: 844 },
      serviceWorkers: 'block',
    })
    await run(await context.newPage())
  } finally {
    await browser.close()
    await rm(folder, { recursive: true })
  }
}

test('the camera fills in only the recipient, after showing it in full', async ({
  stack,
}) => {
  const safe = await createFundedSafe(stack)
  await withCamera(stack, `geth:${Dave}`, async (page) => {
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
    await withCamera(stack, text, async (page) => {
      await page.goto(walletLink('/send', safe))
      await page.getByRole('button', { name: 'Scan QR code' }).click()
      const dialog = page.getByRole('dialog', { name: 'Scan an address' })
      await expect(dialog.getByRole('alert')).toContainText(says)
      await expect(dialog.getByText(text)).toBeVisible()
      await expect(dialog.getByRole('button', { name: /^Use/ })).toHaveCount(0)
    })
})

test('without a camera a picture of the code serves, for an owner of a new safe, too', async ({
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
