import { readFileSync } from 'node:fs'
import kit, {
  type ListOptions,
  type SafeMessageListResponse,
} from '@safe-global/api-kit'
import { type Chain, startChain } from '@strongroom/devnet'
import {
  createSafeTransaction,
  encodeExecTransaction,
  hashSafeTransaction,
  packSignatures,
  parseSignatures,
} from '@strongroom/safe-protocol'
import { type Address, createWalletClient, type Hex, http } from 'viem'
import type { HDAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeOneStore } from './support/describeStores.ts'
import { type LiveApi, startLiveApi } from './support/liveApi.ts'
import { messageBody, messageHashOf } from './support/messages.ts'
import { alice, bob, carol, dave, erin, signHash } from './support/people.ts'
import { waitFor } from './support/waitFor.ts'

// Its types are those of a CommonJS module, and Node loads an ES module.
const SafeApiKit = kit as unknown as typeof kit.default

const ref = (safe: Address) => ({ chainId: '1337', safe })

describeOneStore('the published api-kit', (store) => {
  let chain: Chain<1337>
  let safe: Address
  let live: LiveApi
  let api: InstanceType<typeof SafeApiKit>

  beforeAll(async () => {
    chain = await startChain({ chainId: 1337 })
    safe = chain.safes.find(({ name }) => name === 'Treasury')?.address ?? '0x'
  }, 120_000)
  afterAll(() => chain?.stop())
  beforeEach(async () => {
    live = await startLiveApi(store.db, chain)
    api = connect('1337')
    return () => live.close()
  })
  /** A script's client: this address is the one line that it changes. */
  const connect = (name: string, apiKey?: string) =>
    new SafeApiKit({
      chainId: 1337n,
      txServiceUrl: `${live.url}/tx-service/${name}/api`,
      ...(apiKey === undefined ? {} : { apiKey }),
    })
  const signer = (account: HDAccount) =>
    createWalletClient({
      account,
      chain: { ...foundry, id: 1337 },
      transport: http(chain.rpcUrl),
    })

  /** The body that api-kit sends for a transaction of the safe. */
  const draft = (fields: {
    nonce: number
    to?: Address
    value?: bigint
    data?: Hex
  }) => {
    const tx = createSafeTransaction({
      to: dave.address,
      ...fields,
      nonce: BigInt(fields.nonce),
    })
    const { safeTxHash } = hashSafeTransaction({ chainId: 1337n, safe }, tx)
    return {
      tx,
      safeTxHash,
      safeTransactionData: {
        to: tx.to,
        value: String(tx.value),
        data: tx.data,
        operation: tx.operation,
        safeTxGas: String(tx.safeTxGas),
        baseGas: String(tx.baseGas),
        gasPrice: String(tx.gasPrice),
        gasToken: tx.gasToken,
        refundReceiver: tx.refundReceiver,
        nonce: Number(tx.nonce),
      },
    }
  }
  const propose = async (
    fields: Parameters<typeof draft>[0],
    {
      by = alice,
      signature,
      origin,
    }: { by?: HDAccount; signature?: Hex; origin?: string } = {},
  ) => {
    const made = draft(fields)
    await api.proposeTransaction({
      safeAddress: safe,
      safeTransactionData: made.safeTransactionData,
      safeTxHash: made.safeTxHash,
      senderAddress: by.address,
      senderSignature: signature ?? (await signHash(by, made.safeTxHash)),
      ...(origin === undefined ? {} : { origin }),
    })
    return made
  }
  const nonceNow = async () => Number((await api.getSafeInfo(safe)).nonce)

  test('default: reads the service, the chain and a safe', async () => {
    const about = await api.getServiceInfo()
    expect(about).toMatchObject({
      name: 'strongroom-gateway',
      api_version: 'v1',
      secure: false,
      settings: { ETH_REORG_BLOCKS: 64 },
    })
    const singletons = await api.getServiceSingletonsInfo()
    const own = chain.contracts['1.4.1'].singletonL2.address
    const info = await api.getSafeInfo(safe)
    expect(
      singletons.find(({ address }) => address === info.singleton),
    ).toMatchObject({
      address: own,
      version: '1.4.1+L2',
      l2: true,
    })
    expect(singletons[0]?.lastIndexedBlockNumber).toBeGreaterThan(0)
    expect(info).toMatchObject({
      address: safe,
      threshold: 2,
      owners: [alice.address, bob.address, carol.address],
      version: '1.4.1+L2',
      fallbackHandler: chain.contracts['1.4.1'].fallbackHandler.address,
    })
    expect(info.nonce).toMatch(/^\d+$/)
    const creation = await api.getSafeCreationInfo(safe)
    expect(creation).toMatchObject({
      singleton: own,
      factoryAddress: chain.contracts['1.4.1'].proxyFactory.address,
      dataDecoded: { method: 'setup' },
      userOperation: null,
    })
    const { safes } = await api.getSafesByOwner(alice.address)
    expect(safes).toContain(safe)
    const { safes: ofModule } = await api.getSafesByModule(chain.testing.module)
    expect(ofModule.length).toBeGreaterThan(0)
    for (const one of ofModule) {
      const { modules } = await api.getSafeInfo(one)
      expect(modules).toContain(chain.testing.module)
    }
    expect(await api.getSafesByModule(erin.address)).toEqual({ safes: [] })
  })

  test('behavior: the short name of the chain and an API key are taken', async () => {
    const { shortName } = await live.get<{ shortName: string }>(
      '/v1/chains/1337',
    )
    const info = await connect(
      shortName,
      'a-key-of-the-hosted-service',
    ).getSafeInfo(safe)
    expect(info).toEqual(await api.getSafeInfo(safe))
  })

  test('behavior: proposes, confirms and lists; the wallet executes', async () => {
    const nonce = await nonceNow()
    const origin = JSON.stringify({
      url: 'https://pay.example',
      name: 'Payroll',
    })
    const payment = await propose({ nonce, value: 5n }, { origin })
    const { safeTxHash } = payment
    const proposed = await api.getTransaction(safeTxHash)
    expect(proposed).toMatchObject({
      ...{ safe, to: dave.address, value: '5', data: null, operation: 0 },
      ...{ nonce: String(nonce), safeTxHash, proposer: alice.address },
      ...{ isExecuted: false, isSuccessful: null, transactionHash: null },
      ...{ confirmationsRequired: 2, trusted: true, origin, signatures: null },
      confirmations: [{ owner: alice.address, signatureType: 'EOA' }],
    })
    // The second owner signs as eth_sign does.
    const personal = await bob.signMessage({ message: { raw: safeTxHash } })
    const v = Number.parseInt(personal.slice(-2), 16) + 4
    const signature = `${personal.slice(0, -2)}${v.toString(16)}` as Hex
    expect(await api.confirmTransaction(safeTxHash, signature)).toEqual({
      signature,
    })
    const { count, results } = await api.getTransactionConfirmations(safeTxHash)
    expect([
      count,
      results.map((one) => [one.owner, one.signatureType]),
    ]).toEqual([
      2,
      [
        [alice.address, 'EOA'],
        [bob.address, 'ETH_SIGN'],
      ],
    ])
    const pending = await api.getPendingTransactions(safe)
    expect(pending.results.map((one) => one.safeTxHash)).toEqual([safeTxHash])
    expect(await api.getNextNonce(safe)).toBe(String(nonce + 1))

    const parts = await Promise.all(
      results.map((one) => parseSignatures(one.signature as Hex, safeTxHash)),
    )
    const hash = await chain.client.sendTransaction({
      account: erin.address,
      to: safe,
      data: encodeExecTransaction(payment.tx, packSignatures(parts.flat())),
    })
    await chain.client.waitForTransactionReceipt({ hash })
    const done = await waitFor(
      () => api.getTransaction(safeTxHash),
      (one) => one.isExecuted,
    )
    expect(done).toMatchObject({
      ...{ isSuccessful: true, transactionHash: hash, executor: erin.address },
      signatures: packSignatures(parts.flat()),
      submissionDate: proposed.submissionDate,
    })
    expect(BigInt(done.fee ?? 0)).toBeGreaterThan(0n)
    const block = await chain.client.getTransaction({ hash })
    expect(done.blockNumber).toBe(Number(block.blockNumber))
    expect((await api.getPendingTransactions(safe)).count).toBe(0)
    expect(await nonceNow()).toBe(nonce + 1)
    const [newest] = (await api.getAllTransactions(safe)).results
    expect(newest).toMatchObject({
      txType: 'MULTISIG_TRANSACTION',
      safeTxHash,
      transfers: [
        { type: 'ETHER_TRANSFER', from: safe, to: dave.address, value: '5' },
      ],
    })
  })

  test('behavior: history with filters, orders and pages', async () => {
    const nonce = await nonceNow()
    const all = await api.getMultisigTransactions(safe)
    expect(all.count).toBe(nonce)
    expect(all.results.map((one) => Number(one.nonce))).toEqual(
      Array.from({ length: nonce }, (_, at) => nonce - 1 - at),
    )
    const first = await propose({ nonce, value: 1n })
    const second = await propose({ nonce: nonce + 1, value: 7n }, { by: bob })
    const hashes = async (
      options: Parameters<typeof api.getMultisigTransactions>[1],
    ) =>
      (await api.getMultisigTransactions(safe, options)).results.map(
        ({ safeTxHash }) => safeTxHash,
      )
    const waiting = [second.safeTxHash, first.safeTxHash]
    expect(await hashes({ executed: false })).toEqual(waiting)
    expect(await hashes({ executed: false, ordering: 'nonce' })).toEqual(
      waiting.toReversed(),
    )
    expect((await hashes({ ordering: '-created' })).slice(0, 2)).toEqual(
      waiting,
    )
    await api.confirmTransaction(
      first.safeTxHash,
      await signHash(carol, first.safeTxHash),
    )
    expect((await hashes({ ordering: '-modified' }))[0]).toBe(first.safeTxHash)
    expect(await hashes({ nonce: String(nonce) })).toEqual([first.safeTxHash])
    expect(await hashes({ nonce__gte: nonce })).toEqual(waiting)
    expect(await hashes({ nonce__gt: nonce })).toEqual([second.safeTxHash])
    expect(await hashes({ nonce__lt: nonce, limit: 1 })).toEqual([
      all.results[0]?.safeTxHash,
    ])
    expect(await hashes({ value: 7, executed: false })).toEqual([
      second.safeTxHash,
    ])
    expect(
      await hashes({ value__gte: 2, value__lte: 7, executed: false }),
    ).toEqual([second.safeTxHash])
    expect(await hashes({ hasConfirmations: false, executed: false })).toEqual(
      [],
    )
    expect(await hashes({ trusted: false })).toEqual([])
    const { submissionDate } = await api.getTransaction(second.safeTxHash)
    expect(await hashes({ submissionDate__gte: submissionDate })).toContain(
      second.safeTxHash,
    )
    const failed = all.results.filter((one) => one.isSuccessful === false)
    expect(await hashes({ failed: true })).toEqual(
      failed.map(({ safeTxHash }) => safeTxHash),
    )
    const [last] = all.results
    expect(
      await hashes({ transaction_hash: last?.transactionHash ?? '' }),
    ).toEqual([last?.safeTxHash])
    const beforeLast = await hashes({
      execution_date__lt: last?.executionDate ?? '',
    })
    expect(beforeLast).not.toContain(last?.safeTxHash)
    expect(beforeLast.length).toBeGreaterThan(0)

    // Pages follow each other by their links, and make up the whole list.
    const found: string[] = []
    let page = await api.getMultisigTransactions(safe, {
      limit: 2,
      executed: true,
    })
    expect(page.previous).toBe(null)
    for (;;) {
      found.push(...page.results.map(({ safeTxHash }) => safeTxHash))
      const { next } = page
      if (next == null) break
      expect(next).toMatch(
        /\/tx-service\/1337\/api\/v2\/safes\/0x\w+\/multisig-transactions\/\?/,
      )
      const { search } = new URL(next)
      const parameters = Object.fromEntries(new URLSearchParams(search))
      page = await api.getMultisigTransactions(safe, parameters)
    }
    expect(found).toEqual(all.results.map(({ safeTxHash }) => safeTxHash))
    const deep = await api.getMultisigTransactions(safe, { offset: 1_000 })
    expect([deep.count, deep.results]).toEqual([nonce + 2, []])
    const pending = await api.getPendingTransactions(safe, {
      currentNonce: nonce + 1,
      hasConfirmations: true,
      ordering: 'nonce',
      limit: 1,
      offset: 0,
    })
    expect(pending.results.map((one) => one.safeTxHash)).toEqual([
      second.safeTxHash,
    ])
    expect(await api.getNextNonce(safe)).toBe(String(nonce + 2))
  })

  test('behavior: incoming transfers, module transactions and tokens', async () => {
    const incoming = await api.getIncomingTransactions(safe)
    expect(incoming.count).toBe(incoming.results.length)
    expect(new Set(incoming.results.map(({ to }) => to))).toEqual(
      new Set([safe]),
    )
    const coin = incoming.results.find(({ type }) => type === 'ETHER_TRANSFER')
    const gold = incoming.results.find(({ type }) => type === 'ERC20_TRANSFER')
    expect(coin).toMatchObject({ tokenAddress: null, tokenInfo: null })
    expect(gold).toMatchObject({ tokenInfo: { address: gold?.tokenAddress } })
    const sent = await api.getIncomingTransactions(safe, {
      from: coin?.from ?? '',
    })
    expect(sent.results.length).toBeGreaterThan(0)
    expect(new Set(sent.results.map(({ from }) => from))).toEqual(
      new Set([coin?.from]),
    )
    const ofToken = await api.getIncomingTransactions(safe, {
      tokenAddress: gold?.tokenAddress,
      limit: 1,
    })
    expect(ofToken.results).toEqual([gold])
    expect(
      (
        await api.getIncomingTransactions(safe, {
          from: erin.address,
          value: 1,
        })
      ).count,
    ).toBe(0)

    const { safes } = await api.getSafesByModule(chain.testing.module)
    const lists = await Promise.all(
      safes.map((one) =>
        api.getModuleTransactions(one, { module: chain.testing.module }),
      ),
    )
    const byModule = lists.flatMap(({ results }) => results)
    expect(byModule.length).toBeGreaterThan(0)
    expect(byModule[0]).toMatchObject({
      module: chain.testing.module,
      isSuccessful: true,
      operation: 0,
    })
    const [own] = byModule
    const history = await api.getAllTransactions(own?.safe ?? '', { limit: 50 })
    expect(history.results.map((one) => one.txType)).toContain(
      'MODULE_TRANSACTION',
    )
    const plain = history.results.find(
      (one) => one.txType === 'ETHEREUM_TRANSACTION',
    )
    if (plain?.txType !== 'ETHEREUM_TRANSACTION')
      throw new Error('There is none.')
    const onChain = await chain.client.getTransaction({
      hash: plain.txHash as Hex,
    })
    expect([plain.data, plain.to?.toLowerCase()]).toEqual([
      onChain.input,
      onChain.to,
    ])

    const tokens = await api.getTokenList({ ordering: 'symbol' })
    const symbols = tokens.results.map(({ symbol }) => symbol)
    expect(symbols).toEqual(symbols.toSorted())
    expect(symbols).toContain('GOLD')
    const [found] = (await api.getTokenList({ search: 'gol' })).results
    expect(found?.symbol).toBe('GOLD')
    expect(await api.getToken(found?.address ?? '')).toEqual(found)
    expect((await api.getTokenList({ search: '%' })).count).toBe(0)
    await expect(api.getToken(erin.address)).rejects.toMatchObject({
      statusCode: 404,
    })
  })

  test('behavior: messages and their signatures', async () => {
    const typed = {
      domain: { name: 'Terms', version: '1', chainId: 1337 },
      primaryType: 'Terms',
      types: { Terms: [{ name: 'text', type: 'string' }] },
      message: { text: 'I agree' },
    }
    const body = await messageBody(ref(safe), 'I agree', alice)
    expect(await api.addMessage(safe, { ...body, safeAppId: 1 })).toBe(
      undefined,
    )
    const second = await messageBody(ref(safe), typed as never, bob)
    await api.addMessage(safe, second as never)
    const hash = messageHashOf(ref(safe), 'I agree')
    const alone = await api.getMessage(hash)
    expect(alone).toMatchObject({
      ...{ safe, messageHash: hash, message: 'I agree' },
      ...{ proposedBy: alice.address, safeAppId: '1' },
      preparedSignature: body.signature,
      confirmations: [{ owner: alice.address, signatureType: 'EOA' }],
    })
    await api.addMessageSignature(hash, await signHash(carol, hash))
    const full = await api.getMessage(hash)
    expect(full.confirmations.map(({ owner }) => owner)).toEqual([
      alice.address,
      carol.address,
    ])
    expect(full.preparedSignature).toHaveLength(2 + 2 * 130)
    const names = ({ results }: SafeMessageListResponse) =>
      results.map(({ message }) =>
        typeof message === 'string' ? 'text' : 'typed',
      )
    const newest = await api.getMessages(safe)
    expect([newest.count, names(newest)]).toEqual([2, ['typed', 'text']])
    expect(newest.results[0]?.message).toEqual(typed)
    expect(names(await api.getMessages(safe, { ordering: 'created' }))).toEqual(
      ['text', 'typed'],
    )
    expect(
      names(await api.getMessages(safe, { ordering: '-modified' })),
    ).toEqual(['text', 'typed'])
    const page: ListOptions = { limit: 1, offset: 1 }
    expect(names(await api.getMessages(safe, page))).toEqual(['text'])
  })

  test('behavior: delegates propose, are listed and removed', async () => {
    const delegate = {
      safeAddress: safe,
      delegateAddress: dave.address,
      delegatorAddress: alice.address,
      label: 'Payroll',
      signer: signer(alice),
    }
    const added = await api.addSafeDelegate(delegate)
    expect(added).toMatchObject({
      safe,
      delegate: dave.address,
      delegator: alice.address,
      label: 'Payroll',
    })
    for (const filter of [
      { safeAddress: safe },
      { delegateAddress: dave.address, limit: 5, offset: 0 },
      { delegatorAddress: alice.address, label: 'Payroll' },
    ]) {
      const { count, results } = await api.getSafeDelegates(filter)
      expect([count, results[0]?.label]).toEqual([1, 'Payroll'])
    }
    const { safeTxHash } = await propose(
      { nonce: await nonceNow() },
      { by: dave },
    )
    expect(await api.getTransaction(safeTxHash)).toMatchObject({
      proposer: alice.address,
      proposedByDelegate: dave.address,
      confirmations: [],
    })
    expect(await api.removeSafeDelegate(delegate)).toBe(undefined)
    expect((await api.getSafeDelegates({ safeAddress: safe })).count).toBe(0)
    // The signature of the hour was sent before the removal.
    await expect(api.addSafeDelegate(delegate)).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('Signature was already used'),
    })
  })

  test('behavior: decodes calls and estimates gas', async () => {
    const data = `0xa9059cbb${dave.address.slice(2).padStart(64, '0')}${'1'.padStart(64, '0')}`
    const decoded = await api.decodeData(data, bob.address)
    expect(decoded).toMatchObject({
      method: 'transfer',
      parameters: [
        { name: 'to', type: 'address', value: dave.address },
        { name: 'value', type: 'uint256', value: '1' },
      ],
    })
    await expect(api.decodeData('0x12345678')).rejects.toMatchObject({
      statusCode: 404,
      message: 'Cannot decode the data',
    })
    const { safeTxGas } = await api.estimateSafeTransaction(safe, {
      to: dave.address,
      value: '1',
      data: '0x',
      operation: 0,
    })
    expect(safeTxGas).toMatch(/^\d+$/)
  })

  test('error: user operations are not served', async () => {
    const hash = `0x${'11'.repeat(32)}`
    const userOperation = {
      ...{ sender: safe, nonce: '0', initCode: '0x', callData: '0x' },
      ...{ callGasLimit: 1n, verificationGasLimit: 1n, preVerificationGas: 1n },
      ...{ maxFeePerGas: 1n, maxPriorityFeePerGas: 1n, paymasterAndData: '0x' },
      signature: `0x${'12'.repeat(65)}`,
    }
    for (const asked of [
      api.addSafeOperation({
        entryPoint: bob.address,
        moduleAddress: carol.address,
        safeAddress: safe,
        userOperation,
      }),
      api.getSafeOperationsByAddress(safe),
      api.getPendingSafeOperations(safe),
      api.getSafeOperation(hash),
      api.getSafeOperationConfirmations(hash),
      api.confirmSafeOperation(hash, '0x12'),
    ]) {
      await expect(asked).rejects.toMatchObject({ statusCode: 404 })
    }
  })

  test('behavior: covers every call of the package', () => {
    const source = readFileSync(new URL(import.meta.url), 'utf8')
    const calls = Object.getOwnPropertyNames(SafeApiKit.prototype).filter(
      (name) => name !== 'constructor',
    )
    expect(calls.length).toBe(33)
    expect(calls.filter((name) => !source.includes(`api.${name}(`))).toEqual([])
  })
})
