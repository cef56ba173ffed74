import { expect, type Page, test } from '@playwright/test'
import { buildAppPage, html, serveApp } from '../support/serveAppPages.ts'

// The numbers of the threat list that are the app's to guard against: a page
// that is no wallet frames an honest app of ours and plays the wallet. The rest
// of the list is in `hostileApp.spec.ts`.

const to = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

test('S2, S3: an app of ours exchanges no data with a strange page', async ({
  page,
}) => {
  const { call, posted, close } = await lureVictim(page, 'http://wallet.test')
  expect(await call('victim.send')).toEqual({ data: 'OriginNotAllowedError' })
  expect(await call('victim.connect')).toEqual({
    data: 'OriginNotAllowedError',
  })
  expect(await posted()).toEqual([])
  await close()
})

test('S4: an origin that looks like the wallet’s is another one', async ({
  page,
}) => {
  const { call, posted, lure, close } = await lureVictim(
    page,
    'http://wallet.test',
  )
  for (const allowed of [
    lure.replace(/\d$/, (digit) => (digit === '0' ? '1' : '0')),
    lure.slice(0, -1),
    lure.replace('http:', 'https:'),
    lure.replace('127.0.0.1', 'localhost'),
  ])
    expect(await call('victim.connect', allowed), allowed).toEqual({
      data: 'OriginNotAllowedError',
    })
  expect(await posted()).toEqual([])
  await close()
})

test('S5, S6: an app outside a frame does not take its own window for the wallet', async ({
  page,
}) => {
  const victim = await serveVictim()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(victim.origin)
  await page.waitForFunction(() => typeof globalThis.call === 'function')
  expect(
    await page.evaluate(() => globalThis.call('victim.answerOneself', [])),
  ).toEqual({ data: 'NotInHostError' })
  expect(errors).toEqual([])
  await victim.stop()
})

async function serveVictim() {
  const script = await buildAppPage('victimPage')
  return serveApp({
    '/': html('<script type="module" src="/page.js"></script>'),
    '/page.js': (response) =>
      response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end(script),
  })
}

/** An honest app in the frame of a page that plays the wallet. */
async function lureVictim(page: Page, wallet: string) {
  const victim = await serveVictim()
  const answer = JSON.stringify({
    success: true,
    version: '9.1.0',
    data: { safeAddress: to, chainId: 1337, owners: [], threshold: 1 },
  })
  const lure = await serveApp({
    '/': html(`<script>
      got = []
      onmessage = ({ data, source }) => {
        got.push(data)
        for (const fake of [null, 7, { version: 1 }, { id: data.id, ...${answer} }])
          source.postMessage(fake, '*')
      }
    </script><iframe src="${victim.origin}/?wallet=${wallet}"></iframe>`),
  })
  await page.goto(lure.origin)
  const frame = page.frames()[1] ?? page.mainFrame()
  await frame.waitForFunction(() => typeof globalThis.call === 'function')
  return {
    lure: lure.origin,
    call: (path: string, ...args: unknown[]) =>
      frame.evaluate(([path, args]) => globalThis.call(path, args), [
        path,
        args,
      ] as const),
    posted: () => page.evaluate('got'),
    async close() {
      await lure.stop()
      await victim.stop()
    },
  }
}
