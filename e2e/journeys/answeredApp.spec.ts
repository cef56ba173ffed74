import { createFundedSafe } from '../support/createFundedSafe.ts'
import {
  type HostileSession,
  openHostileSession,
} from '../support/hostileSession.ts'
import { attachApp } from '../support/openApp.ts'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

// Nine ways in which wallets are known to leave an app waiting forever, in the
// real wallet: however a request ends, its app gets one answer.

const to = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const call = (value: string) => ({ txs: [{ to, value }] })
const rejected = {
  success: false,
  error: 'Transaction was rejected',
  code: 4001,
}
const unknown = `0x${'ab'.repeat(32)}`

let session: HostileSession

test.beforeAll(async ({ browser, stack }) => {
  session = await openHostileSession(browser, stack)
})
test.afterEach(() => session.expectUnharmed())
test.afterAll(() => session.close())

const setSettings = (settings: object) =>
  session.ask('rpcCall', { call: 'safe_setSettings', params: [settings] })

test('1: a message that is signed on the chain, closed', async () => {
  const { ask, call, decline } = session
  await setSettings({ offChainSigning: false })
  const id = '0123456789'
  const answer = ask('signMessage', { message: 'Hello' }, id)
  await decline()
  expect(await answer).toMatchObject(rejected)
  await setSettings({ offChainSigning: true })
  expect(await call('answers', id)).toHaveLength(1)
})

test('2: a permission prompt closed by its cross, and the one behind it', async () => {
  const { ask, prompt, call } = session
  const wish = [{ requestAddressBook: {} }]
  const ids = ['0000000001', '0000000002']
  const [first, second] = ids.map((id) =>
    ask('wallet_requestPermissions', wish, id),
  )
  for (const [index, answer] of [first, second].entries()) {
    await prompt.getByRole('button', { name: 'Close' }).click()
    expect(await answer, `prompt ${index + 1}`).toMatchObject({
      error: 'Permissions were rejected',
      code: 4001,
    })
  }
  for (const id of ids) expect(await call('answers', id)).toHaveLength(1)
})

test('3: two transactions under way, each with its own answer', async () => {
  const { ask, call: callApp, page, press } = session
  const ids = ['0000000003', '0000000004']
  const first = ask('sendTransactions', call('1000000000000000000'), ids[0])
  const second = ask('sendTransactions', call('2000000000000000000'), ids[1])
  await expect(page.getByText(/^Send\s+1\s*ETH/)).toBeVisible()
  await press('Back')
  expect(await first).toMatchObject(rejected)
  await expect(page.getByText(/^Send\s+2\s*ETH/)).toBeVisible()
  await press('Back')
  expect(await second).toMatchObject(rejected)
  for (const id of ids) expect(await callApp('answers', id)).toHaveLength(1)
})

test('4: answers requests for missing records with empty data', async () => {
  const { ask } = session
  expect(await ask('getOffChainSignature', unknown)).toMatchObject({
    success: true,
    data: '',
  })
  for (const name of ['eth_getTransactionReceipt', 'eth_getTransactionByHash'])
    expect(
      await ask('rpcCall', { call: name, params: [unknown] }),
    ).toMatchObject({ success: true, data: null })
})

test('5: a request without an environment or parameters', async () => {
  const { call } = session
  const counts = await call<number[]>('askBadly')
  expect(new Set(counts)).toEqual(new Set([1]))
})

test('6: settings are merged, and stay', async () => {
  const kept = { success: true, data: { offChainSigning: false } }
  expect(await setSettings({ offChainSigning: false })).toMatchObject(kept)
  expect(await setSettings({})).toMatchObject(kept)
  await setSettings({ offChainSigning: true })
})

test('7: another safe closes the request, and the app starts anew with it', async ({
  stack,
}) => {
  const { asks, attach, ask, call: callApp, page, press, site, safe } = session
  const other = await createFundedSafe(stack)
  const go = (to: typeof safe) =>
    page.evaluate(
      (url) => {
        history.pushState(history.state, '', url)
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
      },
      walletLink('/apps/open', to, { appUrl: `${site.origin}/` }),
    )
  // First to a safe that has to be loaded, then back to a known one.
  for (const next of [other, safe]) {
    await callApp('start', 'sendTransactions', call('1'))
    await expect(asks()).toBeVisible()
    await go(next)
    // An unlisted app must not learn another safe's address unasked.
    await press('Open app')
    await attach()
    await expect(asks()).toBeHidden()
    expect(await ask('getSafeInfo')).toMatchObject({
      data: { safeAddress: next },
    })
    await session.expectNothingWaits()
  }
})

test('8: a wallet that is disconnected, and connected again', async () => {
  const { call: callApp, page, ask, person } = session
  await callApp('listen')
  const readOnly = (isReadOnly: boolean) =>
    expect
      .poll(() => callApp('events'))
      .toContainEqual({ event: 'readOnlyChanged', payload: { isReadOnly } })
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'Alice' }).click()
  await page.getByRole('menuitem', { name: 'Disconnect' }).click()
  await readOnly(true)
  expect(await ask('getSafeInfo')).toMatchObject({ data: { isReadOnly: true } })
  await banner.getByRole('button', { name: 'Connect wallet' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: person.wallet.name })
    .click()
  await readOnly(false)
})

test('9: the page names the other origin that an app navigated to', async () => {
  const { page, foreign, frame, press, attach } = session
  await frame().goto(`${foreign.origin}/`)
  await frame().waitForFunction(() => typeof globalThis.call === 'function')
  await session.call('start', 'getSafeInfo')
  await expect(page.getByRole('alert')).toContainText(
    `You now see ${foreign.origin}`,
  )
  await press('Open the app again')
  await attach()
  await expect(page.getByRole('alert')).toBeHidden()
})

test('two tabs: each has its own question, and its own answer', async () => {
  const { person, safe, site, ask, asks, press, decline } = session
  const tab = await person.context.newPage()
  await tab.goto(walletLink('/apps/open', safe, { appUrl: `${site.origin}/` }))
  await press('Open app', tab)
  const other = await attachApp(tab)
  const first = ask('sendTransactions', call('1'))
  await expect(asks()).toBeVisible()
  await expect(asks(tab)).toBeHidden()
  const second = other.call('raw.ask', 'sendTransactions', call('1'))
  await expect(asks(tab)).toBeVisible()
  await press('Back', tab)
  expect(await second).toMatchObject(rejected)
  await tab.close()
  await decline()
  expect(await first).toMatchObject(rejected)
})
