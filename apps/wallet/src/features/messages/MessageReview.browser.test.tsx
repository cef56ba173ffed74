import { createFakeWallet } from '@strongroom/connectors/testing'
import type { SafeMessage } from '@strongroom/gateway-sdk'
import type { TypedDataInput } from '@strongroom/react-hooks/sign'
import { hashSafeMessage } from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  createFakeChain,
  type FakeChainState,
} from '../../testing/createFakeChain.ts'
import { createOpenSafe } from '../../testing/createOpenSafe.ts'
import { renderInSafe } from '../../testing/renderInSafe.tsx'
import { MessageReview } from './MessageReview.tsx'

// Test keys, made up of a repeated byte.
const owner = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const other = privateKeyToAccount(`0x${'22'.repeat(32)}`)
const stranger = privateKeyToAccount(`0x${'33'.repeat(32)}`)
const origin = 'https://app.example'
const text = 'I agree to the terms.'

const safe = createOpenSafe([owner.address, other.address])
const { address } = safe
const hashOf = (message: string) =>
  hashSafeMessage({ chainId: 1337, safe: address }, message).safeMessageHash

/** A gateway that keeps one message in memory. */
function createGateway(message: SafeMessage['message'], hash: Hex) {
  const state = {
    up: true,
    signatures: [] as { owner: Address; signature: Hex }[],
    lie: {} as Partial<SafeMessage>,
  }
  const record = (): SafeMessage => {
    const { signatures } = state
    const sorted = [...signatures].sort((a, b) =>
      a.owner.toLowerCase() < b.owner.toLowerCase() ? -1 : 1,
    )
    const done = signatures.length >= 2
    return {
      messageHash: hash,
      status: done ? 'CONFIRMED' : 'NEEDS_CONFIRMATION',
      message,
      creationTimestamp: 1,
      modifiedTimestamp: 1,
      confirmationsSubmitted: signatures.length,
      confirmationsRequired: 2,
      proposedBy: { value: signatures[0]?.owner ?? address },
      confirmations: signatures.map((item) => ({
        owner: { value: item.owner },
        signature: item.signature,
      })),
      preparedSignature: done
        ? `0x${sorted.map(({ signature }) => signature.slice(2)).join('')}`
        : null,
      ...state.lie,
    }
  }
  const answer = async (request: Request): Promise<Response> => {
    if (request.method !== 'GET') {
      if (!state.up) return new Response('{}', { status: 503 })
      const { signature } = await request.json()
      state.signatures.push({ owner: owner.address, signature })
      return new Response(null, { status: 202 })
    }
    return request.url.includes('/messages/') && state.signatures.length > 0
      ? Response.json(record())
      : Response.json({ code: 404, message: 'No' }, { status: 404 })
  }
  const sign = async (account: typeof owner) => {
    const signature = await account.sign({ hash })
    state.signatures.push({ owner: account.address, signature })
  }
  return { state, answer, sign }
}

function setup(
  options: {
    message?: string | TypedDataInput
    stored?: SafeMessage['message']
    chain?: Partial<FakeChainState>
    account?: typeof owner
    noRpc?: boolean
    asked?: string | null
  } = {},
) {
  const message = options.message ?? text
  const stored = options.stored ?? (message as SafeMessage['message'])
  const gateway = createGateway(stored, hashOf(stored as string))
  const wallet = createFakeWallet({ accounts: [options.account ?? owner] })
  const rpc = createFakeChain({
    chainId: 1337,
    safe: address,
    owners: safe.owners,
    threshold: 2,
    nonce: 4n,
    version: '1.4.1',
    ...options.chain,
  })
  const onSigned = vi.fn()
  const onBack = vi.fn()
  const onCollecting = vi.fn()
  const rendered = () =>
    renderInSafe(
      <MessageReview
        message={message}
        title="app.example asks for a signature"
        origin={options.asked === undefined ? origin : options.asked}
        onBack={onBack}
        onCollecting={onCollecting}
        onSigned={onSigned}
      />,
      {
        safe,
        rpc: options.noRpc ? undefined : rpc,
        wallet,
        gateway: gateway.answer,
      },
    )
  const prompts = () =>
    wallet.calls.filter(({ method }) => /sign|send/i.test(method))
  return {
    gateway,
    wallet,
    rpc,
    onSigned,
    onBack,
    onCollecting,
    rendered,
    prompts,
  }
}

const sign = () => page.getByRole('button', { name: 'Sign', exact: true })

async function expectRefusal(
  options: Parameters<typeof setup>[0],
  reason: RegExp,
) {
  const { prompts, rendered, onSigned } = setup(options)
  const { posted } = await rendered()
  await expect.element(page.getByText(reason).first()).toBeVisible()
  await expect.element(sign()).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(sign(), { force: true })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(prompts()).toEqual([])
  expect(posted).toEqual([])
  expect(onSigned).not.toHaveBeenCalled()
}

test('default: the first owner proposes, and may continue without waiting', async () => {
  const { rendered, onSigned, onBack, onCollecting, prompts } = setup()
  const { posted } = await rendered()
  await expect.element(page.getByText(/^Verified:/)).toBeVisible()
  await expect.element(page.getByText(/asks for a message/)).toBeVisible()
  const refuse = page.getByRole('button', { name: 'Refuse' })
  await expect.element(refuse).toBeVisible()
  await userEvent.dblClick(sign())
  await expect.poll(() => posted.length).toBe(1)
  expect(new URL(posted[0]?.url ?? '').pathname).toBe(
    `/v1/chains/1337/safes/${address}/messages`,
  )
  const body = await posted[0]?.json()
  const messageHash = hashOf(text)
  expect(body).toEqual({
    message: text,
    origin,
    signature: await owner.sign({ hash: messageHash }),
  })
  await expect
    .element(page.getByText('Other owners have to sign'))
    .toBeVisible()
  // One of two has signed, so the message can no longer be refused.
  await expect.element(refuse).not.toBeInTheDocument()
  expect(onCollecting).toHaveBeenLastCalledWith(messageHash, true)
  await page.getByRole('button', { name: 'Leave without waiting' }).click()
  expect(onBack).toHaveBeenCalledTimes(1)
  expect(onSigned).not.toHaveBeenCalled()
  expect(prompts()).toHaveLength(1)
})

test('behavior: the last owner confirms, and the app is answered by itself', async () => {
  const { rendered, onSigned, gateway } = setup()
  await gateway.sign(other)
  const { posted } = await rendered()
  await expect.element(page.getByText('Signature verified')).toBeVisible()
  await sign().click()
  await expect.poll(() => onSigned.mock.calls.length).toBe(1)
  expect(new URL(posted[0]?.url ?? '').pathname).toBe(
    `/v1/chains/1337/messages/${hashOf(text)}/signatures`,
  )
  expect(onSigned).toHaveBeenCalledWith({
    messageHash: hashOf(text),
    preparedSignature: expect.stringMatching(/^0x[\da-f]{260}$/),
  })
})

test('behavior: signed by another owner alone, it can be left but not refused', async () => {
  const { rendered, gateway, onCollecting } = setup()
  await gateway.sign(other)
  await rendered()
  await expect
    .element(page.getByRole('button', { name: 'Leave without signing' }))
    .toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Refuse' }))
    .not.toBeInTheDocument()
  expect(onCollecting).toHaveBeenLastCalledWith(hashOf(text), true)
})

test('behavior: a signature that exists already is not handed out unasked', async () => {
  const { rendered, onSigned, gateway, prompts } = setup()
  await gateway.sign(owner)
  await gateway.sign(other)
  await rendered()
  await expect.element(page.getByText(/fully signed already/)).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(onSigned).not.toHaveBeenCalled()
  await page
    .getByRole('button', { name: 'Give the signature to the app' })
    .click()
  expect(onSigned).toHaveBeenCalledTimes(1)
  expect(prompts()).toEqual([])
})

test('behavior: ignores a click that began before the review opened', async () => {
  const { rendered, onSigned, gateway, prompts } = setup()
  await gateway.sign(owner)
  await gateway.sign(other)
  const early = clickAtOnce('Give the signature to the app')
  await rendered()
  await expect.poll(early).toBe(1)
  expect(onSigned).not.toHaveBeenCalled()
  await page
    .getByRole('button', { name: 'Give the signature to the app' })
    .click()
  expect(onSigned).toHaveBeenCalledTimes(1)
  expect(prompts()).toEqual([])
})

test('behavior: ignores a click on Sign from before it was enabled', async () => {
  const { rendered, prompts } = setup()
  const early = clickAtOnce('Sign')
  const { posted } = await rendered()
  await expect.poll(early).toBe(1)
  await expect.element(sign()).not.toHaveAttribute('aria-disabled')
  expect(prompts()).toEqual([])
  await sign().click()
  await expect.poll(() => posted.length).toBe(1)
})

test('behavior: reads 0x-hexadecimal as the text it encodes', async () => {
  const { rendered } = setup({
    message: `0x${hexOf(text)}`,
    stored: text,
  })
  const { posted } = await rendered()
  await expect.element(page.getByText(/^Verified:/)).toBeVisible()
  await sign().click()
  await expect.poll(() => posted.length).toBe(1)
  const body = await posted[0]?.json()
  expect(body.message).toBe(text)
})

test('behavior: shows a declined prompt and discards the signature', async () => {
  const { rendered, wallet } = setup()
  const { posted } = await rendered()
  await expect.element(page.getByText(/^Verified:/)).toBeVisible()
  wallet.failures.sign = 'reject'
  await sign().click()
  await expect.element(page.getByText(/You declined/)).toBeVisible()
  expect(posted).toEqual([])
})

test('behavior: a signature the gateway did not take is kept', async () => {
  const { rendered, gateway, prompts } = setup()
  gateway.state.up = false
  const { posted } = await rendered()
  await expect.element(page.getByText(/^Verified:/)).toBeVisible()
  await sign().click()
  const again = page.getByRole('button', { name: 'Send the signature again' })
  await expect.element(again).toBeVisible()
  gateway.state.up = true
  await again.click()
  await expect
    .element(page.getByText('Other owners have to sign'))
    .toBeVisible()
  expect(posted).toHaveLength(2)
  expect(prompts()).toHaveLength(1)
})

test('behavior: another account cancels the review', async () => {
  const { rendered, wallet, prompts } = setup()
  await rendered()
  await expect.element(page.getByText(/^Verified:/)).toBeVisible()
  wallet.setAccounts([other])
  await expect
    .element(page.getByText(/account changed, so this review was cancelled/))
    .toBeVisible()
  await expect.element(sign()).not.toBeInTheDocument()
  expect(prompts()).toEqual([])
})

test('error: an account that is not an owner', async () => {
  await expectRefusal({ account: stranger }, /not an owner of this safe/)
})

test('error: the safe contract computes another hash', async () => {
  await expectRefusal(
    { chain: { hash: `0x${'99'.repeat(32)}` } },
    /safe contract computes another hash/,
  )
})

test('error: an unreachable chain', async () => {
  await expectRefusal(
    { chain: { down: true } },
    /Your RPC gave no valid answer/,
  )
})

test('error: a missing endpoint', async () => {
  await expectRefusal({ noRpc: true }, /No RPC endpoint is set/)
})

test('error: bytes that cannot be read', async () => {
  await expectRefusal(
    { message: `0x${'f0'.repeat(32)}`, stored: text },
    /cannot be read/,
  )
})

const typed = (domain: object, primaryType: string): TypedDataInput => ({
  domain,
  primaryType,
  types: { [primaryType]: [{ name: 'spender', type: 'address' }] },
  message: { spender: address },
})

test('error: a transaction of this safe in the shape of a message', async () => {
  const message = typed({ chainId: 1337, verifyingContract: address }, 'SafeTx')
  await expectRefusal({ message, stored: text }, /of this safe/)
})

test('error: types and values that do not fit', async () => {
  const { rendered } = setup({
    message: { domain: {}, types: { A: [] }, message: {}, primaryType: 'B' },
    stored: text,
  })
  await rendered()
  await expect
    .element(page.getByText('This message cannot be read'))
    .toBeVisible()
})

test('error: the gateway keeps another message under this hash', async () => {
  const { rendered, gateway, onSigned, prompts } = setup()
  await gateway.sign(other)
  gateway.state.lie = { message: 'Something else' }
  await rendered()
  await expect.element(page.getByText(/another message/).first()).toBeVisible()
  await expect.element(sign()).toHaveAttribute('aria-disabled', 'true')
  expect(prompts()).toEqual([])
  expect(onSigned).not.toHaveBeenCalled()
})

/** Clicks a button in the very moment it is there without a reason against it. */
function clickAtOnce(name: string): () => number {
  let count = 0
  const observer = new MutationObserver(() => {
    const found = [...document.querySelectorAll('button')].find(
      (button) =>
        button.textContent === name && !button.hasAttribute('aria-describedby'),
    )
    if (found === undefined || count > 0) return
    count += 1
    found.click()
    observer.disconnect()
  })
  observer.observe(document.body, {
    attributes: true,
    childList: true,
    subtree: true,
  })
  return () => count
}

function hexOf(value: string): string {
  return [...new TextEncoder().encode(value)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
