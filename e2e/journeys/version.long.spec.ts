import { contractsOf, demoOwners, demoSafes } from '@strongroom/devnet'
import { type Address, getAddress, keccak256 } from 'viem'
import { confirmInWallet } from '../support/confirmInWallet.ts'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts'
import { expectShut } from '../support/expectShut.ts'
import { lyingGateway } from '../support/lyingGateway.ts'
import { lieAbout, lyingNode } from '../support/lyingNode.ts'
import { readSafe } from '../support/readSafe.ts'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

const { Alice, Bob } = demoOwners
const next = contractsOf(1337)['1.4.1']
const link = (safe: Address) => walletLink('/settings/version', safe)

test('a safe of 1.3.0 is updated to 1.4.1, after every code hash is checked', async ({
  stack,
  chain,
  personOf,
}) => {
  test.slow()
  const safe = await createFundedSafe(stack, {
    ...{ version: '1.3.0', owners: [Alice, Bob], threshold: 2 },
  })
  const before = await readSafe(chain, safe)
  const alice = await personOf('Alice')
  const { page, wallet } = alice
  await openConnected(alice, link(safe))
  await expect(page.getByText('Official: its hash is')).toBeVisible()
  await expect(page.getByText('official code')).toHaveCount(3)
  const review = page.getByRole('button', { name: 'Review update' })
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  // A replaced migration is found by the form, and by the review of one who trusts it.
  const node = await lyingNode(alice.context, stack.rpcUrls[1337])
  const replaced = (address: Address) =>
    node.tell(({ method, params }) =>
      method === 'eth_getCode' &&
      String(params?.[0]).toLowerCase() === address.toLowerCase()
        ? { result: '0x6001600155' }
        : undefined,
    )
  for (const contract of [next.migration, next.singletonL2]) {
    replaced(contract.address)
    await page.reload()
    await expect(page.getByText('The update is not possible')).toBeVisible()
    await expect(review).toBeHidden()
    node.tell()
    await page.reload()
    await expect(review).toBeEnabled()
    await review.focus()
    await page.keyboard.press('Enter')
    await expect(
      page.getByText('Changes the contract version of the safe.'),
    ).toBeVisible()
    replaced(contract.address)
    await page.reload()
    await expectShut(page, wallet, 'This contract of Safe was replaced')
    node.tell()
    await page.goBack()
  }

  await review.click()
  await expect(
    page.getByRole('heading', { name: /Safe L2 1\.4\.1/ }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await page.waitForURL('**/transactions/tx?*')
  const hash = page.url().slice(-66)
  await confirmInWallet(await personOf('Bob'), safe, hash)

  const slot = await chain.getStorageAt({ address: safe, slot: '0x0' })
  const singleton = getAddress(`0x${slot?.slice(26)}`)
  expect(singleton).toBe(next.singletonL2.address)
  const code = await chain.getCode({ address: singleton })
  expect(keccak256(code ?? '0x')).toBe(next.singletonL2.codeHash)
  expect(await readSafe(chain, safe)).toEqual({ ...before, nonce: 1n })
  await page.goto(link(safe))
  await expect(
    page.getByRole('heading', { name: 'Update to 1.5.0' }),
  ).toBeVisible()
  await expect(page.getByText('Official: its hash is')).toBeVisible()
})

test('an update keeps the kind: L1 stays L1, L2 stays L2', async ({
  stack,
  chain,
  personOf,
}) => {
  test.slow()
  const contracts = contractsOf(1337)
  const alice = await personOf('Alice')
  const { page } = alice
  const review = page.getByRole('button', { name: 'Review update' })
  for (const { kind, from, to, code } of [
    { kind: 'L1', from: '1.3.0', to: ['1.4.1', '1.5.0'], code: 'singleton' },
    { kind: 'L2', from: '1.4.1', to: ['1.5.0'], code: 'singletonL2' },
  ] as const) {
    const safe = await createFundedSafe(stack, {
      ...{ version: from, kind, owners: [Alice], threshold: 1 },
    })
    const expectCode = async (version: typeof from | (typeof to)[number]) => {
      const { address, codeHash } = contracts[version][code]
      const slot = await chain.getStorageAt({ address: safe, slot: '0x0' })
      expect(getAddress(`0x${slot?.slice(26)}`)).toBe(address)
      const bytes = await chain.getCode({ address })
      expect(keccak256(bytes ?? '0x')).toBe(codeHash)
    }
    const before = await readSafe(chain, safe)
    await expectCode(from)
    if (kind === 'L1') await openConnected(alice, link(safe))
    for (const [done, version] of to.entries()) {
      await page.goto(link(safe))
      await expect(
        page.getByText(
          kind === 'L1' ? 'L1 version: some' : 'L2 version: gateways',
        ),
      ).toBeVisible()
      await expect(page.getByText('Official: its hash is')).toBeVisible()
      await expect(page.getByText('official code')).toHaveCount(3)
      await expect(
        page.getByText(contracts[version][code].address).first(),
      ).toBeAttached()
      await review.click()
      const name = kind === 'L1' ? `Safe ${version}` : `Safe L2 ${version}`
      await expect(
        page.getByRole('heading', {
          name: new RegExp(name.replaceAll('.', '\\.')),
        }),
      ).toBeVisible()
      await expect(page.getByText(/other kind/i)).toBeHidden()
      const execute = page.getByRole('button', {
        name: /^(Sign and e|E)xecute$/,
      })
      await expect(execute).toBeVisible()
      const box = page.getByRole('main').getByRole('checkbox')
      if (await page.getByText('tick the box').isVisible()) await box.check()
      await execute.click()
      await expect(
        page.getByText(/^Done\. Executed in block \d+/),
      ).toBeVisible()
      await expectCode(version)
      expect(await readSafe(chain, safe)).toEqual({
        ...{ ...before, nonce: BigInt(done + 1) },
      })
    }
    await page.goto(link(safe))
    await expect(page.getByText('This is the newest version')).toBeVisible()
  }
})

test('a gateway or a node that lies about the version is an alarm', async ({
  stack,
  personOf,
}) => {
  const of = (name: string) =>
    demoSafes(1337).find((one) => one.name === name)?.address as Address
  const { page, context } = await personOf('Alice')
  await page.goto(link(of('Frontier')))
  await expect(page.getByText('This is the newest version')).toBeVisible()
  const node = await lyingNode(context, stack.rpcUrls[1337])
  // VERSION()
  const older = `0x${'20'.padStart(64, '0')}${'5'.padStart(64, '0')}${Buffer.from('1.3.0').toString('hex').padEnd(64, '0')}`
  node.tell(lieAbout('0xffa1ad74', older))
  await page.reload()
  await expect(
    page.getByText('The gateway disagrees with the chain'),
  ).toBeVisible()
  // Slot 0: code that is on no list.
  node.tell(({ method, params }) =>
    method === 'eth_getStorageAt' && /^0x0+$/.test(String(params?.[1]))
      ? { result: `0x${'be'.repeat(20).padStart(64, '0')}` }
      : undefined,
  )
  await page.reload()
  await expect(
    page.getByText('This safe does not run a known version of Safe').first(),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /Review/ })).toBeHidden()
})

test('alerts of home about an old version, a module and a late gateway lead to their pages', async ({
  stack,
  personOf,
}) => {
  const alice = await personOf('Alice')
  const { context, page } = alice
  const homeOf = (name: string) => {
    const safe = demoSafes(1337).find((one) => one.name === name)
    return walletLink('/home', safe?.address ?? '0x')
  }
  const alert = (title: string) =>
    page.locator('.sr-notice').filter({ hasText: title })
  await openConnected(alice, homeOf('Heritage'))
  for (const [name, title, path] of [
    ['Heritage', 'This safe runs version 1.3.0', 'version'],
    ['Frontier', 'A module is enabled', 'security'],
  ] as const)
    await test.step(title, async () => {
      await page.goto(homeOf(name))
      await alert(title)
        .getByRole('link', { name: /^Settings/ })
        .click()
      await expect(page).toHaveURL(new RegExp(`/settings/${path}\\?safe=`))
    })

  await lyingGateway(
    context,
    stack.gatewayUrl,
    /\/about\/indexing$/,
    (body) => ({ ...Object(body), synced: false }),
  )
  await page.goto(homeOf('Treasury'))
  const late = alert('The gateway is behind the chain')
  await expect(late).toContainText('It has read blocks up to')
  // Settings change nothing about it.
  await expect(late.getByRole('link')).toHaveCount(0)
})
