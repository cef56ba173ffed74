import { createFakeWallet } from '@strongroom/connectors/testing'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createFakeChain } from '../../testing/createFakeChain.ts'
import { createOpenSafe } from '../../testing/createOpenSafe.ts'
import { renderInSafe } from '../../testing/renderInSafe.tsx'
import { NewMessagePage } from './NewMessagePage.tsx'

// A test key, made up of a repeated byte.
const owner = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const safe = createOpenSafe([owner.address])

const open = (ref = safe.ref) =>
  renderInSafe(<NewMessagePage />, {
    safe: { ...safe, ref },
    wallet: createFakeWallet({ accounts: [owner] }),
    rpc: createFakeChain({
      ...{ chainId: 1337, safe: safe.address, owners: safe.owners },
      ...{ threshold: 1, nonce: 4n, version: '1.4.1' },
    }),
    gateway: async (request) =>
      request.method === 'GET'
        ? Response.json({ code: 404, message: 'No' }, { status: 404 })
        : new Response(null, { status: 202 }),
    path: `/messages/new?safe=${ref}`,
  })

const message = () => page.getByLabelText('Message')
const review = () => page.getByRole('button', { name: 'Review' })
const text = 'I agree to the terms.'

afterEach(() => sessionStorage.clear())

test('default: Back from the review and a reload keep the text and the choice', async () => {
  const { screen } = await open()
  await message().fill(text)
  await page.getByLabelText('Sign on the chain').click()
  await review().click()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(message()).toHaveValue(text)
  await screen.unmount()
  await open()
  await expect.element(message()).toHaveValue(text)
  await expect.element(page.getByLabelText('Sign on the chain')).toBeChecked()
})

test('behavior: each safe has a text of its own', async () => {
  const { screen } = await open()
  await message().fill(text)
  await screen.unmount()
  await open(`oeth:${safe.address}`)
  await expect.element(message()).toHaveValue('')
})

test('behavior: the text is forgotten once the gateway has the signature', async () => {
  const { posted } = await open()
  await message().fill(text)
  await review().click()
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect.poll(() => posted.length).toBe(1)
  await expect.poll(() => sessionStorage.length).toBe(0)
})
