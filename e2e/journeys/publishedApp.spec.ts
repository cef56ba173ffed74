import {
  type Hex,
  hashMessage,
  hashTypedData,
  parseEther,
  stringToHex,
} from 'viem'
import { confirmInWallet } from '../support/confirmInWallet.ts'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { isSignedBySafe } from '../support/isSignedBySafe.ts'
import { attachApp, openApp } from '../support/openApp.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { expectReads } from '../support/peerReads.ts'
import { expectRefusals } from '../support/peerRefusals.ts'
import { proposeTransfer } from '../support/proposeTransfer.ts'
import { readExecuted } from '../support/readSafe.ts'
import { appAnswers, buildAppPage, serveApp } from '../support/serveAppPages.ts'
import { expect, longIf, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

// One script, run in an app made of the published SDK and provider as they are
// and in one made of our own two packages. Its results are compared with the
// chain instead of the wallet.

const { Dave, Erin } = ownerAccounts
const note = {
  domain: { name: 'Peer', version: '1', chainId: 1337 },
  types: { Note: [{ name: 'text', type: 'string' }] },
  primaryType: 'Note',
  message: { text: 'Water the plants' },
} as const
const typed = (text: string) => ({ ...note, message: { text } })
const rejected = 'Transaction was rejected'

for (const peer of ['publishedPage', 'ownPage']) {
  const isPublished = peer === 'publishedPage'
  const serve = async () =>
    serveApp(
      appAnswers(await buildAppPage(peer), {
        name: 'Peer',
        description: 'Tries everything',
        iconPath: 'icon.svg',
      }),
    )

  test(`${peer}: every read, permission, refusal and signature${longIf(!isPublished)}`, async ({
    stack,
    chain,
    personOf,
  }) => {
    const safe = await createFundedSafe(stack, { threshold: 1 })
    const site = await serve()
    const alice = await personOf('Alice')
    const { page, wallet } = alice
    const app = await openApp(alice, safe, `${site.origin}/`)
    const { call, attempt } = app
    const press = (name: string) =>
      page.getByRole('button', { name, exact: true }).click()
    const isSigned = (hash: Hex, signature: Hex) =>
      isSignedBySafe(chain, safe, hash, signature)

    await test.step('reads', async () => {
      await expectReads(app, { safe, chain, walletUrl: stack.walletUrl })
    })
    await test.step('refusals of the client and the provider', async () => {
      await expectRefusals(app, safe, isPublished)
    })
    if (isPublished)
      await test.step('wagmi connects in the 10 ms it allows', async () => {
        // The browser's own scheduling may eat them on a busy machine.
        await expect
          .poll(() => attempt('wagmi.connect'), { timeout: 30_000 })
          .toEqual({
            data: { accounts: [safe], chainId: 1337, name: 'Safe' },
          })
      })

    await test.step('address book, declined, then allowed', async () => {
      expect(await call('sdk.wallet.getPermissions')).toEqual([])
      const prompt = page.getByRole('dialog', {
        name: 'Let this app see more?',
      })
      const declined = attempt('sdk.safe.requestAddressBook')
      await expect(prompt.getByText(site.origin)).toBeVisible()
      await prompt.getByRole('button', { name: 'Decline' }).click()
      expect(await declined).toMatchObject({
        error: { message: /Permissions (?:were )?rejected/ },
      })
      const allowed = call('sdk.safe.requestAddressBook')
      await prompt.getByRole('button', { name: 'Allow' }).click()
      expect(await allowed).toEqual(expect.any(Array))
      expect(await call('sdk.wallet.getPermissions')).toMatchObject([
        { parentCapability: 'requestAddressBook', invoker: site.origin },
      ])
      // The permission is granted now, so no prompt opens.
      expect(await call('sdk.safe.requestAddressBook')).toEqual(await allowed)
      await expect(prompt).toBeHidden()
    })

    await test.step('texts and typed data, signed off the chain', async () => {
      // A signed message is reused, so each test has a text of its own.
      const other = typed('Feed the cat')
      const ways: [path: string, args: unknown[], hash: Hex][] = [
        ['viem.signMessage', [{ message: 'One' }], hashMessage('One')],
        ['ethers.signMessage', ['Two'], hashMessage('Two')],
        [
          'ethers.signTypedData',
          [other.domain, other.types, other.message],
          hashTypedData(other),
        ],
        [
          'provider.request',
          [{ method: 'eth_signTypedData', params: [safe, typed('Third')] }],
          hashTypedData(typed('Third')),
        ],
        // ethers sends a text as the hex of its bytes.
        [
          'provider.request',
          [{ method: 'eth_sign', params: [safe, stringToHex('Four')] }],
          hashMessage('Four'),
        ],
        ['viem.signTypedData', [note], hashTypedData(note)],
      ]
      let signature: Hex = '0x'
      for (const [path, args, hash] of ways) {
        const answer = call<Hex>(path, ...args)
        await press('Sign')
        signature = await answer
        expect(await isSigned(hash, signature), path).toBe(true)
      }
      expect(wallet.count('eth_sendTransaction')).toBe(0)
      const digest = hashTypedData(note)
      expect(await call('sdk.safe.calculateTypedMessageHash', note)).toBe(
        digest,
      )
      expect(await call('sdk.safe.isMessageSigned', note, signature)).toBe(true)
      expect(
        await call('sdk.safe.isMessageHashSigned', digest, signature),
      ).toBe(true)
      expect(await call('sdk.safe.isMessageSigned', 'Other', signature)).toBe(
        false,
      )
      expect(await call('sdk.safe.calculateMessageHash', 'One')).toBe(
        hashMessage('One'),
      )
    })

    await test.step('a text by the SDK, turned down, then signed', async () => {
      const text = 'Only on second thought'
      const refused = attempt('sdk.txs.signMessage', text)
      await press('Refuse')
      expect(await refused).toMatchObject({ error: { message: rejected } })
      const answer = call<{ messageHash: Hex; signature: Hex }>(
        'sdk.txs.signMessage',
        text,
      )
      await press('Sign')
      const { messageHash, signature } = await answer
      expect(await isSigned(hashMessage(text), signature)).toBe(true)
      expect(await call('sdk.safe.getOffChainSignature', messageHash)).toBe(
        signature,
      )
    })

    await test.step('typed data by the SDK', async () => {
      const data = typed('By the SDK')
      const answer = call<{ signature: Hex }>('sdk.txs.signTypedMessage', data)
      await press('Sign')
      const { signature } = await answer
      expect(await isSigned(hashTypedData(data), signature)).toBe(true)
    })

    await test.step('a text signed on the chain', async () => {
      const text = 'On the record'
      const settings = { offChainSigning: false }
      expect(await call('sdk.eth.setSafeSettings', [settings])).toEqual(
        settings,
      )
      const answer = call<Hex>('provider.request', {
        method: 'personal_sign',
        params: [text, safe],
      })
      expect(await isSigned(hashMessage(text), '0x')).toBe(false)
      await page.getByLabel(/^I understand the risks above/).check()
      await press('Sign and execute')
      expect(await answer).toBe('0x')
      await expect.poll(() => isSigned(hashMessage(text), '0x')).toBe(true)
      expect(await call('sdk.safe.isMessageSigned', text)).toBe(true)
    })
    await site.stop()
  })

  test(`${peer}: proposals, confirmed and executed by the owners${longIf(!isPublished)}`, async ({
    stack,
    chain,
    personOf,
  }) => {
    const safe = await createFundedSafe(stack)
    const site = await serve()
    const alice = await personOf('Alice')
    const bob = await personOf('Bob')
    const { page, wallet } = alice
    const { call, attempt } = await openApp(alice, safe, `${site.origin}/`)
    const press = (name: string) =>
      page.getByRole('button', { name, exact: true }).click()
    const before = await chain.getBalance({ address: Erin })
    const execute = async (safeTxHash: Hex) => {
      await confirmInWallet(bob, safe, safeTxHash)
      await expect
        .poll(() => call('sdk.txs.getBySafeTxHash', safeTxHash))
        .toMatchObject({ txStatus: 'SUCCESS' })
      // Libraries poll with every block; this chain mines none by itself.
      await chain.request({ method: 'evm_mine' } as never)
    }

    await test.step('a text that two owners sign', async () => {
      const text = 'We both agree'
      const answer = call<{ signature: Hex }>('sdk.txs.signMessage', text)
      await press('Sign')
      await expect(page.getByText('Other owners have to sign')).toBeVisible()
      await openConnected(bob, walletLink('/messages', safe))
      await bob.page.getByRole('link', { name: text }).click()
      await bob.page.getByRole('button', { name: 'Sign', exact: true }).click()
      // The app waits, and is answered as soon as the last owner signed.
      const { signature } = await answer
      expect(
        await isSignedBySafe(chain, safe, hashMessage(text), signature),
      ).toBe(true)
      expect(wallet.count('eth_signTypedData_v4')).toBe(1)
    })

    await test.step('the SDK: a batch with gas, turned down', async () => {
      const refused = attempt('sdk.txs.send', {
        txs: [
          { to: Dave, value: '1', data: '0x' },
          { to: Erin, value: '2', data: '0x1234' },
        ],
        params: { safeTxGas: 123_456 },
      })
      await expect(
        page.getByText(/^2 actions: call an unknown function/),
      ).toBeVisible()
      await press('Back')
      expect(await refused).toMatchObject({ error: { message: rejected } })
    })

    await test.step('ethers: turned down, then sent, and waited for', async () => {
      const transaction = { to: Erin, value: parseEther('0.5') }
      const refused = attempt('ethers.send', transaction)
      const prompts = wallet.prompts()
      await press('Back')
      expect(await refused).toMatchObject({
        error: { message: expect.stringContaining(rejected) },
      })
      expect(wallet.prompts()).toBe(prompts)
      const sent = call<{ hash: Hex; status: number }>(
        'ethers.send',
        transaction,
      )
      await press('Sign')
      const safeTxHash = await queuedHash(stack.gatewayUrl, safe)
      await execute(safeTxHash)
      expect(await sent).toEqual({ hash: safeTxHash, status: 1 })
      expect(await chain.getBalance({ address: Erin })).toBe(
        before + parseEther('0.5'),
      )
    })

    await test.step('viem: sent, and waited for', async () => {
      const answer = call<Hex>('viem.sendTransaction', {
        to: Erin,
        value: parseEther('0.25'),
      })
      await press('Sign')
      const hash = await answer
      expect(await call('viem.getTransaction', { hash })).toMatchObject({
        hash,
        blockNumber: null,
      })
      const receipt = call('viem.waitForTransactionReceipt', {
        hash,
        timeout: 60_000,
      })
      await execute(hash)
      expect(await receipt).toMatchObject({
        transactionHash: hash,
        status: 'success',
      })
      expect(await readExecuted(chain, safe)).toContain(hash)
    })

    await test.step('a batch of calls, its status before and after', async () => {
      const dave = await chain.getBalance({ address: Dave })
      const answer = call<{ id: Hex }>('viem.sendCalls', {
        calls: [
          { to: Dave, value: 1n },
          { to: Dave, value: 2n, data: '0x' },
        ],
      })
      await expect(
        page.getByText(/^Send 0\.000000000000000003 ETH to /),
      ).toBeVisible()
      await press('Sign')
      const { id } = await answer
      const status = () => call('viem.getCallsStatus', { id })
      expect(await status()).toMatchObject({ statusCode: 100 })
      expect(await call('sdk.txs.getBySafeTxHash', id)).toMatchObject({
        txStatus: 'AWAITING_CONFIRMATIONS',
      })
      await execute(id)
      await expect.poll(status).toMatchObject({ statusCode: 200 })
      const [event] = await chain
        .getLogs({ address: safe, fromBlock: 0n })
        .then((logs) => logs.slice(-1))
      expect(await status()).toMatchObject({
        receipts: isPublished
          ? [{ transactionHash: event?.transactionHash }, {}]
          : [{ transactionHash: event?.transactionHash }],
      })
      expect(await chain.getBalance({ address: Dave })).toBe(dave + 3n)
    })
    await site.stop()
  })
}

test('majorsPage: each published major of the SDK reads from the wallet @long', async ({
  stack,
  chain,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const safeTxHash = await proposeTransfer(stack, {
    safe,
    to: Erin,
    value: 1n,
    nonce: 0n,
    signers: [ownerAccounts.Alice],
  })
  const site = await serveApp(
    appAnswers(await buildAppPage('majorsPage'), {
      name: 'Majors',
      description: 'Reads by one major of the SDK',
      iconPath: 'icon.svg',
    }),
  )
  const balance = await chain.request({
    method: 'eth_getBalance',
    params: [safe, 'latest'],
  })
  const { page } = await personOf('Alice')
  for (const major of [1, 2, 3, 4, 5, 6, 7, 8, 9])
    await test.step(`SDK ${major}`, async () => {
      const appUrl = `${site.origin}/?major=${major}`
      await page.goto(walletLink('/apps/open', safe, { appUrl }))
      if (major === 1) {
        await page.getByLabel(`Do not ask again for ${site.origin}`).check()
        await page.getByRole('button', { name: 'Open app' }).click()
      }
      const { call, attempt } = await attachApp(page)
      const isOld = major < 4
      expect(
        await call(isOld ? 'sdk.getSafeInfo' : 'sdk.safe.getInfo'),
      ).toMatchObject({ safeAddress: safe, chainId: 1337 })
      expect(await call('sdk.eth.getBalance', [safe])).toBe(balance)
      // The first three ask a service whose URL the wallet leaves empty.
      expect(
        await attempt('sdk.txs.getBySafeTxHash', safeTxHash),
      ).toMatchObject(
        isOld
          ? { error: { message: expect.stringContaining('ENV information') } }
          : {
              data: {
                txStatus: 'AWAITING_CONFIRMATIONS',
                detailedExecutionInfo: { safeTxHash },
              },
            },
      )
    })
  await site.stop()
})

/** Hash of the one waiting transaction, once the gateway has it. */
async function queuedHash(gatewayUrl: string, safe: string): Promise<Hex> {
  let hash: Hex | undefined
  await expect
    .poll(async () => {
      const response = await fetch(
        `${gatewayUrl}/v1/chains/1337/safes/${safe}/transactions/queued`,
      )
      const text = await response.text()
      hash = /multisig_0x[0-9a-fA-F]{40}_(0x[0-9a-f]{64})/.exec(
        text,
      )?.[1] as Hex
      return hash
    })
    .toBeDefined()
  return hash as Hex
}
