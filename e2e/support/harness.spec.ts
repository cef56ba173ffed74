import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { promisify } from 'node:util'
import { expect, type Page, test } from '@playwright/test'
import { type Chain, startChain } from '@strongroom/devnet'
import { verifyMessage, verifyTypedData } from 'viem'
import { expectAccessible } from './expectAccessible.ts'
import { expectKeyboard } from './expectKeyboard.ts'
import { expectNoSidewaysScroll } from './expectNoSidewaysScroll.ts'
import { createInjectedWallet } from './injectedWallet.ts'
import { lyingGateway } from './lyingGateway.ts'
import { summarizeInteractions } from './summarizeInteractions.ts'
import { watchInteractions } from './watchInteractions.ts'
import { watchPages } from './watchPage.ts'

// The harness itself, against an empty page with the strictest policy.
let chain: Chain<1337>
let server: Server
let url: string

interface Announced {
  info: { name: string; rdns: string }
  provider: {
    request(request: object): Promise<unknown>
    on(event: string, listener: (payload: unknown) => void): void
  }
}

test.beforeAll(async () => {
  chain = await startChain({ chainId: 1337, seed: false })
  server = createServer((request, response) => {
    response.setHeader(
      'Content-Security-Policy',
      "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
    )
    const json = request.url === '/v1/thing'
    response.setHeader('Content-Type', json ? 'application/json' : 'text/html')
    response.end(json ? '{"to":"honest"}' : '<!doctype html><title>x</title>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`
})

test.afterAll(async () => {
  server.close()
  await chain.stop()
})

function rpcUrls() {
  return { 1337: chain.rpcUrl, 2021: chain.rpcUrl }
}

/** Sends the announced wallet a request from inside the page. */
function ask(page: Page, method: string, params: readonly unknown[] = []) {
  return page.evaluate(
    async ([method, params]) => {
      const found: Announced[] = []
      window.addEventListener('eip6963:announceProvider', (event) =>
        found.push((event as CustomEvent<Announced>).detail),
      )
      window.dispatchEvent(new Event('eip6963:requestProvider'))
      try {
        return await found[0]?.provider.request({ method, params })
      } catch (error) {
        const { code, message } = error as { code: number; message: string }
        return { code, message }
      }
    },
    [method, params] as const,
  )
}

test('default: a wallet that signs by the chain', async ({ context, page }) => {
  const watch = await watchPages(context)
  const wallet = await createInjectedWallet(context, {
    owner: 'Bob',
    rpcUrls: rpcUrls(),
  })
  await page.goto(url)
  expect(await ask(page, 'eth_accounts')).toEqual([])
  expect(await ask(page, 'eth_requestAccounts')).toEqual([wallet.account])
  await page.reload()
  expect(await ask(page, 'eth_accounts')).toEqual([wallet.account])
  expect(await ask(page, 'eth_chainId')).toBe('0x539')
  expect(wallet.prompts()).toBe(0)

  const message = '0x68656c6c6f'
  const signature = await ask(page, 'personal_sign', [message, wallet.account])
  expect(
    await verifyMessage({
      address: wallet.account,
      message: { raw: message },
      signature: signature as `0x${string}`,
    }),
  ).toBe(true)

  const typedData = {
    domain: { chainId: 1337 },
    types: { Note: [{ name: 'text', type: 'string' }] },
    primaryType: 'Note',
    message: { text: 'hello' },
  } as const
  const EIP712Domain = [{ name: 'chainId', type: 'uint256' }]
  const typed = await ask(page, 'eth_signTypedData_v4', [
    wallet.account,
    JSON.stringify({
      ...typedData,
      types: { ...typedData.types, EIP712Domain },
    }),
  ])
  expect(
    await verifyTypedData({
      ...typedData,
      address: wallet.account,
      signature: typed as `0x${string}`,
    }),
  ).toBe(true)

  const hash = await ask(page, 'eth_sendTransaction', [
    { from: wallet.account, to: chain.accounts[2], value: '0x1' },
  ])
  const receipt = await chain.client.waitForTransactionReceipt({
    hash: hash as `0x${string}`,
  })
  expect(receipt.status).toBe('success')
  expect(wallet.prompts()).toBe(3)
  expect(wallet.count('eth_sendTransaction')).toBe(1)
  expect(watch.problems).toEqual([])
})

test('behavior: chains', async ({ context, page }) => {
  const owner = 'Alice'
  const wallet = await createInjectedWallet(context, {
    owner,
    rpcUrls: rpcUrls(),
  })
  await page.goto(url)
  const to = (chainId: string) =>
    ask(page, 'wallet_switchEthereumChain', [{ chainId }])
  expect(await to('0x7e5')).toBeNull()
  expect(wallet.chainId).toBe(2021)
  expect(await to('0x1')).toMatchObject({ code: 4902 })
})

test('behavior: a delayed answer arrives when released', async ({
  context,
  page,
}) => {
  const wallet = await createInjectedWallet(context, {
    owner: 'Alice',
    rpcUrls: rpcUrls(),
  })
  await page.goto(url)
  const hold = wallet.holdNext('eth_chainId')
  let answered = false
  const answer = ask(page, 'eth_chainId').then((result) => {
    answered = true
    return result
  })
  await hold.reached
  expect(answered).toBe(false)
  hold.release()
  expect(await answer).toBe('0x539')
})

test('error: refused by the person, or not the account', async ({
  context,
  page,
}) => {
  const wallet = await createInjectedWallet(context, {
    owner: 'Carol',
    rpcUrls: rpcUrls(),
  })
  await page.goto(url)
  wallet.rejectNext('personal_sign')
  const sign = ['0x00', wallet.account]
  expect(await ask(page, 'personal_sign', sign)).toEqual({
    code: 4001,
    message: 'User rejected the request.',
  })
  expect(await ask(page, 'personal_sign', sign)).toMatch(/^0x/)
  const other = chain.accounts[0]
  for (const [method, params] of [
    ['personal_sign', ['0x00', other]],
    ['eth_signTypedData_v4', [other, '{}']],
    ['eth_sendTransaction', [{ from: other, to: other }]],
  ] as const)
    expect(await ask(page, method, params)).toMatchObject({ code: 4100 })
  expect(await ask(page, 'eth_sign', [wallet.account, '0x00'])).toMatchObject({
    code: 4200,
  })
})

test('error: violations of the policy and errors are noticed', async ({
  context,
  page,
}) => {
  const watch = await watchPages(context)
  await page.goto(url)
  expect(watch.problems).toEqual([])
  await page.evaluate(async () => {
    await fetch('http://127.0.0.1:9/').catch(() => {})
    setTimeout(() => {
      throw new Error('uncaught on purpose')
    })
  })
  await expect
    .poll(() => watch.problems.join('\n'))
    .toContain('connect-src refused http://127.0.0.1:9/')
  await expect
    .poll(() => watch.problems.join('\n'))
    .toContain('uncaught on purpose')
})

test('behavior: a dishonest gateway', async ({ context, page }) => {
  const gateway = await lyingGateway(context, url, /^\/v1\/thing$/, (body) => ({
    ...Object(body),
    to: 'changed',
  }))
  await page.goto(url)
  const read = () =>
    page.evaluate(async () => (await fetch('/v1/thing')).json())
  expect(await read()).toEqual({ to: 'changed' })
  expect(gateway.changedAnswers()).toBe(1)
  await gateway.stop()
  expect(await read()).toEqual({ to: 'honest' })
})

test('error: barriers and sideways scroll are noticed', async ({ page }) => {
  await page.setContent(
    '<html lang="en"><title>x</title><main><h1>x</h1></main>',
  )
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.setContent(
    '<html lang="en"><title>x</title><main><input style="width: 5000px"></main>',
  )
  await expect(expectAccessible(page)).rejects.toThrow('label')
  await expect(expectNoSidewaysScroll(page)).rejects.toThrow('5000px')
})

for (const [error, controls] of [
  ['shows no focus', '<button style="outline: none">One</button>'],
  [
    'is covered by DIV bar',
    '<button>One</button><div class="bar" style="position: fixed; inset: 0"></div>',
  ],
  [
    'lost before the end',
    '<button onfocus="this.blur()">One</button><button>Two</button>',
  ],
  [
    'BUTTON Two',
    '<button onkeydown="event.preventDefault(); document.querySelector(`a`).focus()">One</button><button>Two</button>',
  ],
] as const)
  test(`error: a walk by keyboard fails with “${error}”`, async ({ page }) => {
    const open = (body: string) =>
      page.setContent(`<a class="app-skip" href="#x">Skip</a>${body}`)
    await open('<button>One</button><p>Two</p><a href="#y">Three</a>')
    await expectKeyboard(page)
    await open(controls)
    await expect(expectKeyboard(page, { timeout: 2000 })).rejects.toThrow(error)
  })

test('behavior: a look passes with other dates and softer letters, and fails if a button moved by 4 px @long', async () => {
  const folder = test.info().outputPath('looks')
  const run = async (args: readonly string[], flags = '') => {
    const config = 'e2e/support/looks/playwright.config.ts'
    const { stdout } = await promisify(execFile)(
      'playwright',
      ['test', '--config', config, '--reporter', 'line', ...args],
      { env: { ...process.env, LOOKS_FOLDER: folder, LOOKS_ARGS: flags } },
    ).catch((error: { stdout: string }) => error)
    return stdout
  }
  expect(await run(['-g', 'as taken'])).toContain("A snapshot doesn't exist")
  const update = ['-g', 'as taken', '--update-snapshots']
  expect(await run(update)).toContain('1 passed')
  // A palette instead of full colours makes the picture a third as large.
  expect((await readFile(`${folder}/card.png`))[25]).toBe(3)

  expect(await run(['-g', 'as taken|other time'])).toContain('2 passed')
  const softer = '--disable-lcd-text --font-render-hinting=none'
  expect(await run(['-g', 'as taken'], softer)).toContain('1 passed')

  const moved = await run(['-g', 'button'])
  expect(moved).toContain('1 failed')
  expect(moved).toContain('pixels')
  expect(moved).not.toContain('The pictures are of Chromium')
  await writeFile(`${folder}/chromium.txt`, '1\n')
  const other = await run(['-g', 'button'])
  expect(other).toContain('The pictures are of Chromium 1, this is')
})

test('a press counts once, with the time until its answer is painted', async ({
  page,
  context,
}) => {
  const interactions = await watchInteractions(context)
  await page.goto(url)
  await page.evaluate(() => {
    const button = document.createElement('button')
    button.textContent = 'Sign'
    button.addEventListener('click', () => {
      const end = performance.now() + 80
      while (performance.now() < end);
      button.textContent = 'Signed'
    })
    document.body.append(button)
  })
  await page.getByRole('button').click()
  await expect.poll(() => interactions().length).toBe(1)
  const [press] = interactions()
  expect(press).toMatchObject({ path: '/', target: 'button. “Signed”' })
  expect(press?.duration).toBeGreaterThanOrEqual(80)
})

test('slow interactions fail a run on a quiet machine alone', () => {
  const slow = {
    ...{ duration: 304, event: 'click', target: 'button', path: '/home' },
    test: 'a test',
  }
  const on = (duration: number, load: number) =>
    summarizeInteractions([{ ...slow, duration }], [load], { processors: 4 })
  expect(on(304, 1)?.isTooSlow).toBe(true)
  expect(on(304, 1)?.lines.join('\n')).toContain('TOO SLOW')
  expect(on(304, 9)?.isTooSlow).toBe(false)
  expect(on(296, 1)?.isTooSlow).toBe(false)
  expect(summarizeInteractions([], [1], { processors: 4 })).toBeUndefined()
})
