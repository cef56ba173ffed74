import { expect, test } from 'vitest'
import { expectAccessible } from './expectAccessible.ts'
import { openTab, useSites } from './useSites.ts'

const frame = useSites()

async function openSigning(query = '') {
  const opened = await frame.open(query)
  await openTab(opened.app, 'Sign')
  await opened.app.getByLabel('Message', { exact: true }).waitFor()
  return opened
}

test('default: a text', async () => {
  const { page, app } = await openSigning()
  await app.getByLabel('Message', { exact: true }).fill('Grüße, hi')
  await app.getByRole('button', { name: 'Ask to sign the message' }).click()
  await app.getByText('One owner signed: others have to sign').waitFor()
  await page.evaluate(() => globalThis.ownersSign())
  await app.getByText('Valid: the safe confirms it').waitFor()
  await expectAccessible(page)
  expect(frame.violations).toEqual([])
})

test('behavior: a text that looks like bytes', async () => {
  const { page, app } = await openSigning()
  await app.getByLabel('Message', { exact: true }).fill('0xff00ff')
  await app.getByRole('button', { name: 'Ask to sign the message' }).click()
  await app.getByText('One owner signed: others have to sign').waitFor()
  await page.evaluate(() => globalThis.ownersSign())
  await app.getByText('Valid: the safe confirms it').waitFor()
})

test('behavior: bytes', async () => {
  const { page, app } = await openSigning()
  await app.getByLabel('Message', { exact: true }).fill('0xff00ff')
  await app.getByLabel('These are bytes').check()
  await app.getByRole('button', { name: 'Ask to sign the message' }).click()
  await app.getByText('One owner signed: others have to sign').waitFor()
  await page.evaluate(() => globalThis.ownersSign())
  await app.getByText('Valid: the safe confirms it').waitFor()
})

test('behavior: typed data', async () => {
  const { page, app } = await openSigning()
  await app.getByRole('button', { name: 'Ask to sign the typed data' }).click()
  await app.getByText('One owner signed: others have to sign').waitFor()
  await page.evaluate(() => globalThis.ownersSign())
  await app.getByText('Valid: the safe confirms it').waitFor()
})

test('behavior: signed by a transaction', async () => {
  const { app } = await openSigning()
  await openTab(app, 'Settings')
  await app.getByLabel('Sign messages').selectOption('onChain')
  await app.getByRole('button', { name: 'Set' }).click()
  await app.getByText('Messages are signed on chain.').waitFor()
  await openTab(app, 'Sign')
  await app.getByRole('button', { name: 'Ask to sign the message' }).click()
  await app.getByText('Signed by a transaction').waitFor()
  await app.getByText(`0x${'cd'.repeat(32)}`).waitFor()
  // The transaction is not executed.
  await app.getByRole('button', { name: 'Check', exact: true }).click()
  await app.getByText('Not valid: the safe denies it').waitFor()
})

test('behavior: takes signatures from events of the wallet', async () => {
  const { page, app } = await openSigning('&forgetful')
  await app.getByRole('button', { name: 'Ask to sign the message' }).click()
  const pending = app.getByText(/^0x[0-9a-f]{64}$/)
  const hash = (await pending.textContent()) ?? ''
  await page.evaluate(() => globalThis.ownersSign())
  await app.getByText('Valid: the safe confirms it').waitFor()
  // And later, with the hash that was kept.
  await app.getByLabel('Message hash').fill(hash)
  await app.getByRole('button', { name: 'Fetch' }).click()
  await app.getByText('Enough owners signed').waitFor()
})

test('behavior: the app can stop waiting for the owners', async () => {
  const { app } = await openSigning()
  await app.getByRole('button', { name: 'Ask to sign the message' }).click()
  await app.getByRole('button', { name: 'Stop waiting' }).click()
  await app
    .getByText('One owner signed: others have to sign')
    .waitFor({ state: 'detached' })
})

test('behavior: typed data is checked before it is sent', async () => {
  const { app } = await openSigning()
  const field = app.getByLabel('Typed data, as JSON')
  await field.fill('{')
  await app.getByText('This is not valid JSON.').waitFor()
  await field.fill('{"domain":{},"types":{},"message":{},"primaryType":"X"}')
  await app.getByText('The message does not fit its types.').waitFor()
})

test('error: rejected in the wallet', async () => {
  const { page, app } = await openSigning()
  await page.evaluate(() => {
    globalThis.decision = 'reject'
  })
  await app.getByRole('button', { name: 'Ask to sign the message' }).click()
  await app.getByText('Rejected in the wallet').waitFor()
})
