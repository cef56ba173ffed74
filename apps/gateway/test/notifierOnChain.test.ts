import {
  type Chain,
  createSafe,
  enableRecovery,
  executeSafe,
  startChain,
} from '@strongroom/devnet'
import {
  changeEmail,
  createGatewayClient,
  deleteRecoveryModule,
  deleteRegisteredEmail,
  getAuthNonce,
  getNotificationTypes,
  getRegisteredEmail,
  registerDevice,
  registerDeviceV2,
  registerEmail,
  registerRecoveryModule,
  resendEmailVerificationCode,
  unregisterDeviceV2,
  unsubscribeSingle,
  verifyAuth,
  verifyEmail,
} from '@strongroom/gateway-sdk'
import {
  encodeEnableModule,
  encodeExecuteRecovery,
  encodeSwapOwner,
} from '@strongroom/safe-protocol'
import {
  type Address,
  encodeFunctionData,
  type Hex,
  keccak256,
  parseAbi,
  parseEther,
  stringToBytes,
} from 'viem'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  test,
} from 'vitest'
import { createApp } from '../src/api/http/createApp.ts'
import { serve } from '../src/api/http/serve.ts'
import { startIndexer } from '../src/chain/startIndexer.ts'
import { createGateway } from '../src/main/createGateway.ts'
import { runNotifier } from '../src/main/runNotifier.ts'
import { loadConfig } from '../src/platform/config/loadConfig.ts'
import { describeOneStore } from './support/describeStores.ts'
import { emailHeaders } from './support/emailHeaders.ts'
import { pushEnvironment } from './support/notifierApi.ts'
import { alice, bob, carol, dave } from './support/people.ts'
import { type PushService, startPushService } from './support/pushService.ts'
import { cookieOf, signInText } from './support/signIn.ts'
import { type SmtpSink, startSmtpSink } from './support/smtpSink.ts'
import { waitFor } from './support/waitFor.ts'

const silent = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
}

const moduleAbi = parseAbi([
  'function execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation) returns (bool)',
])
const day = 86_400

describeOneStore('notifier on a chain', (store) => {
  let chain: Chain<1337>
  let service: PushService
  let sink: SmtpSink
  let safe: Address
  let delay: Address
  let salt = 0n
  const closers: (() => Promise<unknown>)[] = []

  beforeAll(async () => {
    chain = await startChain({ chainId: 1337, seed: false })
  })
  afterAll(() => chain.stop())
  beforeEach(async () => {
    ;[service, sink] = await Promise.all([startPushService(), startSmtpSink()])
    salt += 1n
    safe = await createSafe(chain.client, {
      contracts: chain.contracts['1.4.1'],
      owners: [alice.address, bob.address],
      threshold: 1,
      saltNonce: salt,
      from: alice.address,
    })
    const signers = [alice.address]
    delay = await enableRecovery(chain.client, {
      ...{ safe, signers, recoverers: [carol.address] },
      ...{ cooldown: day, expiration: 0 },
    })
    await executeSafe(chain.client, {
      ...{ safe, to: safe, signers, executor: alice.address },
      data: encodeEnableModule({ module: carol.address }),
    })
  })
  afterEach(async () => {
    await Promise.all(closers.splice(0).map((close) => close()))
    service.close()
    sink.close()
  })

  const send = async (
    to: Address,
    data: Hex = '0x',
    value = 0n,
    from = carol.address,
  ) =>
    chain.client.waitForTransactionReceipt({
      hash: await chain.client.sendTransaction({
        account: from,
        to,
        data,
        value,
        gas: 1_000_000n,
        // The gas price makes the same transaction in any block.
        gasPrice: 10n ** 10n,
        nonce: await chain.client.getTransactionCount({ address: from }),
      }),
    })

  /** Two notifiers, as of two gateways, and one indexer. */
  const start = async () => {
    const config = loadConfig({
      GATEWAY_RPC_1337: chain.rpcUrl,
      GATEWAY_SMTP_URL: sink.url,
      GATEWAY_MAIL_FROM: 'gateway@strongroom.example',
      ...pushEnvironment(service.host),
    })
    const chains = config.chains
      .filter(({ chainId }) => chainId === '1337')
      .map((one) => ({ ...one, pollMs: 25 }))
    const gateways = [1, 2].map(() =>
      createGateway({ ...config, chains }, store.db, silent),
    )
    const controller = new AbortController()
    const running = gateways.map((gateway) =>
      runNotifier(gateway, { signal: controller.signal, interval: 50 }),
    )
    const [gateway] = gateways
    if (gateway === undefined) throw new Error('No gateway.')
    const server = await serve(createApp(gateway), {
      hosts: ['127.0.0.1'],
      port: 0,
    })
    const indexers = chains.map((one) =>
      startIndexer({ db: store.db, chain: one, log: silent }),
    )
    closers.push(async () => {
      controller.abort()
      await Promise.all([
        ...running,
        server.close(),
        ...indexers.map((indexer) => indexer.stop()),
      ])
    })
    await Promise.all(indexers.map((indexer) => indexer.ready))
    const headers: Record<string, string> = {}
    const client = createGatewayClient({
      baseUrl: `http://127.0.0.1:${server.port}`,
      headers: () => headers,
      // The cookie that a browser would keep.
      fetch: async (url: string, init: RequestInit) => {
        const response = await fetch(url, init)
        const cookie = cookieOf(response)
        if (cookie !== '') headers['cookie'] = cookie
        return response
      },
    } as never)
    return client
  }
  const place = () => ({ chainId: '1337', safeAddress: safe })
  const mails = (count: number) =>
    waitFor(
      () => sink.mails,
      (list) => list.length >= count,
      20_000,
    )
  const pushes = (count: number) =>
    waitFor(
      () => service.messages,
      (list) => list.length >= count,
      20_000,
    )
  /** Long enough for a second delivery. */
  const rest = () => new Promise((resolve) => setTimeout(resolve, 600))

  test('default', async () => {
    const client = await start()
    const signed = (
      action: Parameters<typeof emailHeaders>[2]['action'],
      emailAddress?: string,
    ) =>
      emailHeaders(
        alice,
        { chainId: '1337', safe },
        { action, time: Date.now(), ...(emailAddress ? { emailAddress } : {}) },
      )
    const owner = { ...place(), signerAddress: alice.address }
    const first = 'first@mail.example'
    await registerEmail(client, {
      ...place(),
      emailAddress: first,
      signer: alice.address,
      headers: await signed('register', first),
    })
    const emailAddress = 'alice@mail.example'
    await changeEmail(client, {
      ...owner,
      emailAddress,
      headers: await signed('edit', emailAddress),
    })
    await resendEmailVerificationCode(client, owner)
    const letter = (await mails(2)).find(({ recipients }) =>
      recipients.includes(emailAddress),
    )
    const code = /code is (\d{6})/.exec(letter?.text ?? '')?.[1] ?? ''
    await verifyEmail(client, { ...owner, code })
    expect(
      await getRegisteredEmail(client, {
        ...owner,
        headers: await signed('retrieval'),
      }),
    ).toEqual({ email: emailAddress, verified: true })

    const { nonce } = await getAuthNonce(client)
    const message = signInText(alice, nonce)
    await verifyAuth(client, {
      message,
      signature: await alice.signMessage({ message }),
    })
    for (const moduleAddress of [delay, carol.address]) {
      await registerRecoveryModule(client, { ...place(), moduleAddress })
    }
    const swap = [
      safe,
      0n,
      encodeSwapOwner({
        prevOwner: '0x0000000000000000000000000000000000000001',
        oldOwner: alice.address,
        newOwner: dave.address,
      }),
      0,
    ] as const
    const attempt = encodeFunctionData({
      abi: moduleAbi,
      functionName: 'execTransactionFromModule',
      args: swap,
    })
    await send(delay, attempt)
    const [, , alert] = await mails(3)
    expect(alert).toMatchObject({
      recipients: [emailAddress],
      head: expect.stringContaining('A recovery of your safe was started'),
    })
    // Carried out, it replaces the one who must know.
    const [to, value, data, operation] = swap
    await chain.client.increaseTime({ seconds: day })
    await send(
      delay,
      encodeExecuteRecovery({ to, value, data, operation }),
      0n,
      dave.address,
    )
    const carriedOut = (await mails(4))[3]
    expect(carriedOut?.head).toContain(
      'A recovery of your safe was carried out',
    )
    const token = /token=([\w-]{36})/.exec(carriedOut?.text ?? '')?.[1] ?? ''
    await unsubscribeSingle(client, { category: 'account_recovery', token })
    await send(delay, attempt)
    await rest()
    expect(sink.mails).toHaveLength(4)
    await deleteRegisteredEmail(client, {
      ...owner,
      headers: await signed('delete'),
    })
    await expect(
      deleteRecoveryModule(client, { ...place(), moduleAddress: delay }),
    ).rejects.toMatchObject({ status: 401 })
  })

  test('behavior: sends devices each chain event once, also after a reorg', async () => {
    const client = await start()
    const uuid = crypto.randomUUID()
    const token = service.subscribe()
    const timestamp = String(Math.floor(Date.now() / 1_000))
    const raw = keccak256(
      stringToBytes(`gnosis-safe${timestamp}${uuid}${token}${safe}`),
    )
    await registerDevice(client, {
      uuid,
      cloudMessagingToken: token,
      buildNumber: '1',
      bundle: 'web',
      deviceType: 'WEB',
      version: '1.0.0',
      timestamp,
      safeRegistrations: [
        {
          chainId: '1337',
          safes: [safe],
          signatures: [await bob.signMessage({ message: { raw } })],
        },
      ],
    })
    const snapshot = await chain.client.snapshot()
    const { transactionHash } = await send(safe, '0x', parseEther('1'))
    expect(await pushes(1)).toEqual([
      {
        to: '/browser0',
        type: 'INCOMING_ETHER',
        chainId: '1337',
        address: safe,
        txHash: transactionHash,
        value: parseEther('1').toString(),
        id: expect.any(String),
      },
    ])
    await chain.client.revert({ id: snapshot })
    // Other blocks now, and in one of them the same transaction.
    await chain.client.mine({ blocks: 2 })
    const again = await send(safe, '0x', parseEther('1'))
    expect(again.transactionHash).toBe(transactionHash)
    await executeSafe(chain.client, {
      safe,
      to: bob.address,
      value: 5n,
      signers: [alice.address],
      executor: alice.address,
    })
    const all = await pushes(2)
    await rest()
    expect(all.map(({ type }) => type)).toEqual([
      'INCOMING_ETHER',
      'EXECUTED_MULTISIG_TRANSACTION',
    ])
  })

  test('behavior: the second version, from signing in to leaving', async () => {
    const client = await start()
    const { nonce } = await getAuthNonce(client)
    const message = signInText(bob, nonce)
    await verifyAuth(client, {
      message,
      signature: await bob.signMessage({ message }),
    })
    const { deviceUuid } = await registerDeviceV2(client, {
      cloudMessagingToken: service.subscribe(),
      deviceType: 'WEB',
      safes: [
        {
          chainId: '1337',
          address: safe,
          notificationTypes: ['MODULE_TRANSACTION'],
        },
      ],
    })
    const device = { chainId: '1337', uuid: deviceUuid }
    expect(
      await getNotificationTypes(client, { ...device, safeAddress: safe }),
    ).toEqual([{ name: 'MODULE_TRANSACTION' }])
    await send(safe, '0x', 1n)
    await send(
      safe,
      encodeFunctionData({
        abi: moduleAbi,
        functionName: 'execTransactionFromModule',
        args: [bob.address, 1n, '0x', 0],
      }),
    )
    expect(await pushes(1)).toMatchObject([
      { type: 'MODULE_TRANSACTION', module: carol.address },
    ])
    await unregisterDeviceV2(client, device)
    expect(
      await getNotificationTypes(client, { ...device, safeAddress: safe }),
    ).toEqual([])
  })
})
