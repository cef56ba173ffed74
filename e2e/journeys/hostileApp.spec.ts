import {
  type HostileSession,
  openHostileSession,
  type WireAnswer,
} from '../support/hostileSession.ts'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

// Known attacks between wallets and apps, tried by a hostile app: a row for
// each number of the threat list. After each of them no request is open,
// proposed or signed, and the wallet still serves the app. Apps themselves
// guard against S2 to S6: `strangeWallet.spec.ts`.

const to = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const theft = { txs: [{ to, value: '1' }] }
const rejected = { error: 'Transaction was rejected', code: 4001 }

let session: HostileSession

test.beforeAll(async ({ browser, stack }) => {
  session = await openHostileSession(browser, stack)
})
test.afterEach(() => session.expectUnharmed())
test.afterAll(() => session.close())

test('S1: a frame that went to another origin gets no answer', async () => {
  const { page, foreign, call, asks, press, frame } = session
  await call('start', 'sendTransactions', theft)
  await expect(asks()).toBeVisible()
  await frame().goto(`${foreign.origin}/`)
  // The request ends with the document that sent it.
  await expect(asks()).toBeHidden()
  await frame().waitForFunction(() => typeof globalThis.call === 'function')
  for (const method of ['getSafeInfo', 'sendTransactions', 'signMessage'])
    await call('start', method, { ...theft, message: 'hi' })
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('The app has left its address')
  await expect(notice).toContainText(foreign.origin)
  expect(await call('heard')).toEqual([])
  await press('Open the app again')
  await session.attach()
  await expect(notice).toBeHidden()
  expect(await call('ask', 'getSafeInfo')).toMatchObject({ success: true })
  const { origin } = new URL(page.url())
  expect(await call('origins')).toEqual([origin])
})

test('S7: messages of other windows are ignored', async () => {
  const { page, call, expectNothingWaits } = session
  expect(await call('fromNestedFrame')).toEqual({ answers: [], stolen: 0 })
  await expectNothingWaits()
  expect(await call('fromPopup')).toEqual({
    popup: 'opened',
    answers: [],
    stolen: 0,
  })
  await expectNothingWaits()
  // The wallet's own window, as an extension would post.
  await page.evaluate((params) => {
    const request = { id: 'own', method: 'sendTransactions', params }
    postMessage(request, '*')
    postMessage({ ...request, isCookieEnabled: true }, '*')
  }, theft)
})

test('S8: probes and statistics are not answered', async () => {
  const { call } = session
  const before = await call<unknown[]>('heard')
  for (const message of [
    { test: 'cookie' },
    { isCookieEnabled: true },
    { category: 'safe-apps-analytics', action: 'x', safeAppName: 'x' },
    null,
    'getSafeInfo',
  ])
    await call('post', message)
  await call('settle')
  const after = await call<unknown[]>('heard')
  expect(after).toHaveLength(before.length + 2)
})

test('S9: only reads reach the node, and not without end', async () => {
  const { ask, call, rpc } = session
  const methods = [
    'eth_sendRawTransaction',
    'eth_sendTransaction',
    'eth_sign',
    'personal_unlockAccount',
    'debug_traceTransaction',
    'admin_peers',
    'anvil_setBalance',
    'evm_mine',
    'rpc_modules',
    'toString',
    '__proto__',
  ]
  for (const method of methods)
    expect(await ask('rpcCall', { call: method, params: [] })).toMatchObject({
      error: `"${method}" not implemented`,
      code: 4200,
    })
  const before = rpc.length
  const answers = await call<WireAnswer[]>(
    'flood',
    'rpcCall',
    Array.from({ length: 600 }, (_, slot) => ({
      call: 'eth_getStorageAt',
      params: [session.safe, `0x${slot.toString(16)}`, 'latest'],
    })),
  )
  // Delayed, not refused: dashboards read this much when they open.
  expect(answers.filter(({ success }) => !success)).toEqual([])
  expect(rpc.length - before).toBeLessThan(700)
  expect(
    rpc.filter((body) => methods.some((name) => body.includes(`"${name}"`))),
  ).toEqual([])
})

test('S10: texts of the node and the gateway stay inside', async () => {
  const { ask } = session
  const hash = `0x${'ab'.repeat(32)}`
  for (const [method, params] of [
    ['rpcCall', { call: 'eth_getBlockByNumber', params: ['nonsense', 7] }],
    ['getTxBySafeTxHash', { safeTxHash: hash }],
  ] as const) {
    const {
      id: _,
      version: __,
      features: ___,
      ...answer
    } = (await ask(method, params)) as WireAnswer & Record<string, unknown>
    expect(answer).toMatchObject({ success: false, error: 'Request failed' })
    expect(JSON.stringify(answer)).not.toMatch(/http|localhost|127\.0/)
  }
})

test('S11: each request, however malformed, is answered once', async () => {
  const { call } = session
  expect(await call<number[]>('askBadly')).toEqual(Array(13 * 7).fill(1))
})

test('S12: a flood of requests shows one question, and a reload ends it', async () => {
  const { call, asks, frame, attach } = session
  const before = await call<unknown[]>('heard')
  for (let index = 0; index < 30; index++)
    await call('start', 'sendTransactions', theft)
  await expect(asks()).toHaveCount(1)
  await call('settle')
  const heard = await call<{ data: WireAnswer }[]>('heard')
  const refused = heard
    .slice(before.length)
    .filter(({ data }) => data.code === -32005)
  // One on screen, five in line.
  expect(refused).toHaveLength(24)
  await frame().evaluate(() => location.reload())
  await expect(asks()).toBeHidden()
  await attach()
  const now = await call<{ data: WireAnswer }[]>('heard')
  // The requests of the former document were refused.
  for (const { data } of now.filter(({ data }) => 'error' in data))
    expect(data).toMatchObject(rejected)
})

test('S13: an unknown capability is refused before anything is shown', async () => {
  for (const params of [
    [{ requestAddressBook: {}, owners: {} }],
    [{ toString: {} }],
    [JSON.parse('{"__proto__":{}}')],
    [null],
    {},
  ])
    expect(
      await session.ask('wallet_requestPermissions', params),
    ).toMatchObject({ error: 'Permissions request is invalid', code: -32602 })
})

test('S14: a refused address book is not an empty one', async () => {
  const { ask, prompt } = session
  const no = { error: 'Permissions were rejected' }
  expect(await ask('requestAddressBook')).toMatchObject({ ...no, code: 4100 })
  const wish = [{ requestAddressBook: {} }]
  const closed = ask('wallet_requestPermissions', wish)
  await prompt.getByRole('button', { name: 'Close' }).click()
  expect(await closed).toMatchObject({ ...no, code: 4001 })
  await expect(prompt).toBeHidden()
  const declined = ask('wallet_requestPermissions', wish)
  await prompt.getByRole('button', { name: 'Decline' }).click()
  expect(await declined).toMatchObject({ ...no, code: 4001 })
  expect(await ask('requestAddressBook')).toMatchObject({ ...no, code: 4001 })
})

test('S15: the manifest is read without cookies, and its icon is no script', async () => {
  const { page, manifestHeaders } = session
  expect(manifestHeaders.length).toBeGreaterThan(0)
  for (const { cookie, referer } of manifestHeaders)
    expect({ cookie, referer }).toEqual({
      cookie: undefined,
      referer: undefined,
    })
  for (const image of await page.locator('img').all())
    expect(await image.getAttribute('src')).not.toMatch(/^javascript:/)
})

test('S16: the sandbox holds', async () => {
  const { page, call } = session
  const element = page.locator('iframe[id^="iframe-"]')
  // The app may change neither the wallet's page nor its dialogs.
  await expect(element).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-popups allow-forms allow-orientation-lock',
  )
  await expect(element).toHaveAttribute('allow', '')
  await expect(element).toHaveAttribute('referrerpolicy', 'strict-origin')
  expect(await call('breakOut')).toEqual({
    document: 'SecurityError',
    storage: 'SecurityError',
    navigate: 'SecurityError',
    open: expect.stringMatching(/^(?:null|SecurityError)$/),
    confirm: 'false',
  })
})

test('S17: the wallet’s own pages are no app, and neither is a script', async () => {
  const { person, safe, page } = session
  const tab = await person.context.newPage()
  for (const appUrl of [
    `${new URL(page.url()).origin}/`,
    'javascript:alert(1)',
    'data:text/html,hi',
    'http://user:pass@127.0.0.1:1/',
    'http://example.com/',
  ]) {
    await tab.goto(walletLink('/apps/open', safe, { appUrl }))
    await expect(
      tab.getByRole('heading', { name: 'This is not the address of an app' }),
    ).toBeVisible()
    await expect(tab.locator('iframe')).toHaveCount(0)
  }
  await tab.close()
})

test('S18: an app cannot choose the operation', async () => {
  const { ask, page, asks, decline } = session
  const answer = ask('sendTransactions', {
    txs: [{ to, value: '1', operation: 1 }],
    params: { operation: 1 },
    operation: 1,
  })
  await expect(asks()).toBeVisible()
  await expect(page.getByText(/^Send\s/).first()).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/delegate/i)
  await decline()
  expect(await answer).toMatchObject(rejected)
})

test('S19: bytes, and orders of this safe, are not signed', async () => {
  const { ask, page, decline, safe } = session
  const sign = page.getByRole('button', { name: 'Sign', exact: true })
  const typed = (domain: object) => ({
    typedData: {
      domain,
      types: { Note: [{ name: 'text', type: 'string' }] },
      primaryType: 'Note',
      message: { text: 'hi' },
    },
  })
  for (const [method, params, warning, button] of [
    [
      'signMessage',
      { message: `0x${'ab'.repeat(32)}` },
      /cannot be read/,
      'Back',
    ],
    [
      'signTypedMessage',
      typed({ chainId: 1337, verifyingContract: safe }),
      /of this safe/,
      'Refuse',
    ],
    [
      'signTypedMessage',
      typed({ chainId: 1, verifyingContract: to }),
      /for another network/,
      'Refuse',
    ],
  ] as const) {
    const answer = ask(method, params)
    await expect(page.getByText(warning).first()).toBeVisible()
    await expect(sign).toBeDisabled()
    await decline(button)
    expect(await answer).toMatchObject(rejected)
  }
})

test('S20: the prompt names the requesting origin and the permission', async () => {
  const { ask, prompt, site } = session
  const answer = ask('wallet_requestPermissions', [{ requestAddressBook: {} }])
  await expect(prompt.getByText(site.origin)).toBeVisible()
  await expect(prompt).toContainText(
    'It reads the names and addresses you saved',
  )
  await expect(prompt).not.toContainText('\u202e')
  await prompt.getByRole('button', { name: 'Decline' }).click()
  expect(await answer).toMatchObject({ code: 4001 })
})

test('S21: texts of an app are shown as text, beside its address', async () => {
  const { page, site, person, safe, foreign } = session
  const name = '<b>Official</b> vault'
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(page.getByText(site.origin, { exact: true })).toBeVisible()
  const tab = await person.context.newPage()
  await tab.goto(walletLink('/apps', safe))
  const lookUp = async (address: string) => {
    await tab.getByLabel('App address').fill(address)
    await tab.getByRole('button', { name: 'Check app' }).click()
  }
  const main = tab.getByRole('main')
  const { hits } = foreign
  const before = hits('/manifest.json')
  for (const [path, cause] of [
    ['redirecting', 'redirects manifest.json'],
    ['huge', 'larger than 256 kB'],
    ['broken', 'no usable field “name”'],
  ] as const) {
    await lookUp(`${site.origin}/${path}`)
    await expect(tab.getByRole('alert')).toContainText(cause)
  }
  expect(hits('/manifest.json'), 'the redirect is not followed').toBe(before)
  await lookUp('javascript:alert(1)')
  await expect(main).toContainText('Enter an https address.')
  await lookUp(new URL(page.url()).origin)
  await expect(main).toContainText('This is the wallet itself.')
  await lookUp(`${site.origin}/`)
  const preview = tab.getByRole('region', { name: 'What the app says' })
  await expect(preview).toContainText(name)
  await expect(preview).toContainText('<img src=x onerror=alert(1)>')
  await expect(preview).toContainText(site.origin)
  await expect(preview).not.toContainText('\u202e')
  await expect(
    preview.locator('b, img[src="x"], img[src^="javascript"]'),
  ).toHaveCount(0)
  await tab.close()
})

test('S22: one id opens one question, and is answered once', async () => {
  const { ask, call, asks, decline } = session
  const id = 'feedfacefe'
  await call('twice', id)
  await expect(asks()).toHaveCount(1)
  await decline()
  await call('settle')
  await expect(asks()).toBeHidden()
  expect(await call('answers', id)).toMatchObject([rejected])
  expect(await ask('sendTransactions', theft, id)).toMatchObject({
    error: 'The request was answered already.',
    code: -32600,
  })
})

test('S23: oversized messages are refused', async () => {
  const { call } = session
  for (const [path, size] of [
    ['large', 8 * 1024 * 1024],
    ['largeData', 129 * 1024],
    ['manyCalls', 501],
    ['manyCalls', 100_000],
  ] as const)
    expect(await call(path, size), `${path} ${size}`).toMatchObject({
      success: false,
      code: -32602,
    })
})

test('S24: a document without an origin gets no answer', async () => {
  expect(await session.call('fromNestedFrame', 'allow-scripts')).toEqual({
    answers: [],
    stolen: 0,
  })
})

test('S25: names of Object are refused as methods and leave the page intact', async () => {
  const { ask, call, page } = session
  for (const method of [
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
  ])
    expect(await ask(method)).toMatchObject({
      error: `"${method}" not implemented`,
      code: 4200,
    })
  expect(await call('prototypes')).toMatchObject({ code: -32602 })
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false)
})
