import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { encodeQR } from 'qr'
import { launchWhole } from './launchWhole.ts'
import type { Stack } from './stack.ts'

const [width, height] = [640, 480]
/** Pictures of one code, at five a second: long enough for a look of the reader. */
const repeats = 5

/** A picture of a QR code, in YUV 4:2:0. */
function pictureOf(text: string): Buffer {
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
  return Buffer.concat([Buffer.from('FRAME\n'), light, grey])
}

/** Writes a video, 640 by 480, that shows QR codes one after the other. */
async function writeVideo(path: string, texts: readonly string[]) {
  const file = await open(path, 'w')
  await file.write(`YUV4MPEG2 W${width} H${height} F5:1 Ip A1:1 C420\n`)
  for (const text of texts) {
    const picture = pictureOf(text)
    for (let count = 0; count < repeats; count++) await file.write(picture)
  }
  await file.close()
}

/**
 * Runs a part of a test in a browser whose camera sees QR codes, one after the other
 * and again from the first one.
 */
export async function withCamera(
  stack: Stack,
  texts: readonly string[],
  run: (page: Page) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'strongroom-camera-'))
  const video = join(folder, 'codes.y4m')
  await writeVideo(video, texts)
  const browser = await launchWhole([
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${video}`,
  ])
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
