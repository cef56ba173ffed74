import { chromium } from '@playwright/test'

const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
})
const T = '0x58E587586f0e57bcfba0D209333f4D483F7eBB45'
const safe = 'geth:' + T
async function run(name, viewport, scheme) {
  const c = await b.newContext({ viewport, colorScheme: scheme })
  const p = await c.newPage()
  p.on(
    'console',
    (m) =>
      ['error', 'warning'].includes(m.type()) &&
      console.log(name, m.text().slice(0, 300)),
  )
  p.on('pageerror', (e) => console.log(name, 'ERR', e.message.slice(0, 300)))
  await p.goto('http://localhost:5173/accounts')
  await p.waitForTimeout(1500)
  await p.screenshot({ path: `/tmp/shots/${name}-accounts0.png` })
  try {
    await p
      .getByRole('button', { name: /connect/i })
      .first()
      .click({ timeout: 3000 })
    await p.waitForTimeout(700)
    await p.screenshot({ path: `/tmp/shots/${name}-connect.png` })
    await p
      .getByRole('button', { name: /dev wallet/i })
      .first()
      .click({ timeout: 3000 })
    await p.waitForTimeout(800)
    await p.screenshot({ path: `/tmp/shots/${name}-dev.png` })
    await p
      .getByRole('button', { name: /alice/i })
      .first()
      .click({ timeout: 3000 })
    await p.waitForTimeout(1500)
  } catch (e) {
    console.log(name, e.message.slice(0, 300))
  }
  const pages = process.argv[2]?.split(',') ?? [
    'accounts',
    'home',
    'balances',
    'transactions/queue',
    'transactions/history',
    'send',
    'settings',
    'new-safe',
    'address-book',
    'apps',
  ]
  for (const path of pages) {
    await p.goto(`http://localhost:5173/${path}?safe=${safe}`)
    await p.waitForTimeout(1800)
    await p.screenshot({
      path: `/tmp/shots/${name}-${path.replace('/', '_')}.png`,
      fullPage: true,
    })
  }
  await p.goto(`http://localhost:5173/transactions/queue?safe=${safe}`)
  await p.waitForTimeout(1200)
  const row = p
    .locator('.sr-transaction-row a, a.sr-transaction-row, .sr-transaction-row')
    .first()
  await row.click()
  await p.waitForTimeout(2500)
  await p.screenshot({ path: `/tmp/shots/${name}-tx.png`, fullPage: true })
  console.log(p.url())
  await c.close()
}

import { mkdirSync } from 'node:fs'
mkdirSync('/tmp/shots', { recursive: true })
await run('wide-light', { width: 1440, height: 900 }, 'light')
await run('phone-dark', { width: 390, height: 844 }, 'dark')
await b.close()
