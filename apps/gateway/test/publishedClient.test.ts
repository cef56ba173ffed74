import { readFileSync } from 'node:fs'
import * as client from '@safe-global/safe-gateway-typescript-sdk'
import { type Chain, startChain } from '@strongroom/devnet'
import {
  getDeleteTransactionTypedData,
  getTotp,
} from '@strongroom/safe-protocol'
import { eq } from 'drizzle-orm'
import { type Address, getAddress, keccak256, stringToBytes } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '../src/api/http/createApp.ts'
import { serve } from '../src/api/http/serve.ts'
import { startIndexer } from '../src/chain/startIndexer.ts'
import { createGateway } from '../src/main/createGateway.ts'
import { loadConfig } from '../src/platform/config/loadConfig.ts'
import { ownerEmail } from '../src/platform/db/schema/emails.ts'
import { createTestSafe } from './chain/support/createTestSafe.ts'
import { sign } from './chain/support/execute.ts'
import { createCookieFetch } from './support/cookieFetch.ts'
import { signDelegate } from './support/delegates.ts'
import { describeOneStore } from './support/describeStores.ts'
import { emailHeaders } from './support/emailHeaders.ts'
import { messageBody, messageHashOf } from './support/messages.ts'
import {
  alice,
  bob,
  carol,
  dave,
  proposal,
  signHash,
} from './support/people.ts'
import { relayerKey } from './support/relayApi.ts'
import { signInText } from './support/signIn.ts'
import { waitFor } from './support/waitFor.ts'

const chainId = '1337'
const nothing = expect.toSatisfy(
  (value) => value === undefined || JSON.stringify(value) === '{}',
)

describeOneStore('the published client', (store) => {
  let chain: Chain<1337>
  let safe: Address
  let url: string

  beforeAll(async () => {
    chain = await startChain({ chainId: 1337 })
    safe = chain.safes.find(({ name }) => name === 'Treasury')?.address ?? '0x'
  }, 120_000)
  afterAll(() => chain?.stop())
  beforeEach(async () => {
    const config = loadConfig({
      GATEWAY_RPC_1337: chain.rpcUrl,
      GATEWAY_RELAYER_KEY_1337: relayerKey,
    })
    const chains = config.chains.filter((one) => one.chainId === chainId)
    const log = {
      info: () => undefined,
      warn: () => undefined,
      error: () => undefined,
    }
    const gateway = createGateway({ ...config, chains }, store.db, log)
    const server = await serve(createApp(gateway), {
      hosts: ['127.0.0.1'],
      port: 0,
    })
    const indexers = chains.map((one) =>
      startIndexer({ db: store.db, chain: { ...one, pollMs: 25 }, log }),
    )
    await Promise.all(indexers.map(({ ready }) => ready))
    url = `http://127.0.0.1:${server.port}`
    client.setBaseUrl(url)
    vi.stubGlobal('fetch', createCookieFetch(url))
    return async () => {
      vi.unstubAllGlobals()
      await Promise.all(indexers.map((indexer) => indexer.stop()))
      await server.close()
    }
  })
  const ref = () => ({ chainId, safe })

  test('default: reads chains, safes and their contents', async () => {
    const chains: client.ChainListResponse = await client.getChainsConfig()
    expect(chains.results.map((one) => one.chainId)).toEqual([chainId])
    const one: client.ChainInfo = await client.getChainConfig(chainId)
    expect(one).toEqual(chains.results[0])
    const indexing = await client.getIndexingStatus(chainId)
    expect(indexing.synced).toBe(true)
    const copies: client.MasterCopyReponse =
      await client.getMasterCopies(chainId)
    expect(copies.map(({ version }) => version)).toContain('1.4.1+L2')
    const info: client.SafeInfo = await client.getSafeInfo(chainId, safe)
    expect(info.address.value).toBe(safe)
    expect(info.implementationVersionState).toBe(
      client.ImplementationVersionState.UP_TO_DATE,
    )
    const nonces = await client.getNonces(chainId, safe)
    expect(nonces.currentNonce).toBe(info.nonce)
    const owned: client.OwnedSafes = await client.getOwnedSafes(
      chainId,
      alice.address,
    )
    expect(owned.safes).toContain(safe)
    const all: client.AllOwnedSafes = await client.getAllOwnedSafes(
      alice.address,
    )
    expect(all[chainId]).toEqual(owned.safes)
    const overviews: client.SafeOverview[] = await client.getSafeOverviews(
      [`${1337}:${safe}`],
      { currency: 'usd', trusted: false, exclude_spam: true },
    )
    expect(overviews.map(({ address }) => address.value)).toEqual([safe])
    expect(await client.getFiatCurrencies()).toContain('USD')
    const balances: client.SafeBalanceResponse = await client.getBalances(
      chainId,
      safe,
      'usd',
      { trusted: false, exclude_spam: false },
    )
    expect(balances.items.map(({ tokenInfo }) => tokenInfo.type)).toContain(
      client.TokenType.NATIVE_TOKEN,
    )
    const collectibles = await client.getCollectibles(chainId, safe)
    const page = await client.getCollectiblesPage(chainId, safe)
    expect(page.results).toEqual(collectibles)
    expect(await client.getSafeApps(chainId)).toBeInstanceOf(Array)
    const contract = await client.getContract(
      chainId,
      chain.contracts['1.4.1'].multiSendCallOnly.address,
    )
    expect(contract.name).not.toBe('')
  })

  test('behavior: transactions', async () => {
    const { nonce } = await client.getSafeInfo(chainId, safe)
    const payment = { to: dave.address, value: 1n, nonce: nonce + 100 }
    const body = await proposal(ref(), payment, alice)
    const { safeTxHash } = body
    const proposed: client.TransactionDetails = await client.proposeTransaction(
      chainId,
      safe,
      body,
    )
    expect(proposed.txStatus).toBe(
      client.TransactionStatus.AWAITING_CONFIRMATIONS,
    )
    const details = await client.getTransactionDetails(chainId, safeTxHash)
    expect(details.txId).toBe(proposed.txId)
    const queue: client.TransactionListPage = await client.getTransactionQueue(
      chainId,
      safe,
    )
    expect(queue.results.map((item) => item.type)).toContain(
      client.TransactionListItemType.TRANSACTION,
    )
    const history = await client.getTransactionHistory(chainId, safe, {
      timezone: 'UTC',
      trusted: false,
    })
    expect(history.results.length).toBeGreaterThan(0)
    const incoming = await client.getIncomingTransfers(chainId, safe)
    expect(incoming.results.length).toBeGreaterThan(0)
    const modules = await client.getModuleTransactions(chainId, safe)
    expect(modules.results).toBeInstanceOf(Array)
    const multisig = await client.getMultisigTransactions(chainId, safe, {
      executed: 'false',
    })
    expect(JSON.stringify(multisig)).toContain(safeTxHash)
    const estimation = await client.postSafeGasEstimation(chainId, safe, {
      to: dave.address,
      value: '1',
      data: '0x',
      operation: 0,
    })
    expect(estimation.currentNonce).toBe(nonce)
    const data = `0xa9059cbb${dave.address.slice(2).padStart(64, '0')}${'1'.padStart(64, '0')}`
    const decoded: client.DecodedDataResponse = await client.getDecodedData(
      chainId,
      0,
      data,
      bob.address,
    )
    expect(decoded.method).toBe('transfer')
    const preview: client.TransactionPreview = await client.getTxPreview(
      chainId,
      safe,
      0,
      '0x',
      dave.address,
      '1',
    )
    expect(preview.txInfo.type).toBe(client.TransactionInfoType.TRANSFER)
    const view: client.AnyConfirmationView = await client.getConfirmationView(
      chainId,
      safe,
      0,
      data,
      bob.address,
      '0',
    )
    expect(view.type).toBe(client.ConfirmationViewTypes.GENERIC)
    await expect(
      client.getTransactionDetails(chainId, `0x${'00'.repeat(32)}`),
    ).rejects.toThrow()
    const deletion = await alice.signTypedData(
      getDeleteTransactionTypedData({
        chainId: 1337n,
        safe,
        safeTxHash: body.safeTxHash,
        totp: getTotp(Date.now()),
      }) as never,
    )
    expect(
      await client.deleteTransaction(chainId, safeTxHash, deletion),
    ).toEqual(nothing)
  })

  test('behavior: messages and delegates', async () => {
    const text = `Published client, ${Date.now()}`
    const body = await messageBody(ref(), text, alice)
    expect(await client.proposeSafeMessage(chainId, safe, body)).toEqual(
      nothing,
    )
    const hash = messageHashOf(ref(), text)
    const signature = await signHash(bob, hash)
    expect(
      await client.confirmSafeMessage(chainId, hash, { signature }),
    ).toEqual(nothing)
    const message = await client.getSafeMessage(chainId, hash)
    expect(message.status).toBe(client.SafeMessageStatus.CONFIRMED)
    const list: client.SafeMessageListPage = await client.getSafeMessages(
      chainId,
      safe,
    )
    expect(JSON.stringify(list)).toContain(hash)
    const added = await fetch(`${url}/v2/chains/${chainId}/delegates`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        safe,
        delegate: dave.address,
        delegator: alice.address,
        label: 'Dave',
        signature: await signDelegate(alice, dave.address),
      }),
    })
    expect(added.ok).toBe(true)
    const delegates = await client.getDelegates(chainId, { safe })
    expect(delegates.results.map(({ label }) => label)).toEqual(['Dave'])
  })

  test('behavior: devices', async () => {
    const uuid = crypto.randomUUID()
    const timestamp = String(Math.floor(Date.now() / 1_000))
    const hash = keccak256(
      stringToBytes(`gnosis-safe${timestamp}${uuid}token${safe}`),
    )
    const signature = await alice.signMessage({ message: { raw: hash } })
    const device = {
      uuid,
      cloudMessagingToken: 'token',
      buildNumber: '1',
      bundle: 'web',
      deviceType: client.DeviceType.WEB,
      version: '1.0.0',
      timestamp,
      safeRegistrations: [{ chainId, safes: [safe], signatures: [signature] }],
    }
    expect(await client.registerDevice(device)).toEqual(nothing)
    expect(await client.unregisterSafe(chainId, safe, uuid)).toEqual(nothing)
    expect(await client.registerDevice(device)).toEqual(nothing)
    expect(await client.unregisterDevice(chainId, uuid)).toEqual(nothing)
  })

  test('behavior: e-mail addresses', async () => {
    let time = Date.now() - 1_000
    const headers = (
      action: 'register' | 'edit' | 'retrieval' | 'delete',
      emailAddress?: string,
    ) => {
      time += 1
      return emailHeaders(alice, ref(), {
        action,
        time,
        ...(emailAddress === undefined ? {} : { emailAddress }),
      })
    }
    const row = async () => {
      const [found] = await store.db
        .select()
        .from(ownerEmail)
        .where(eq(ownerEmail.signer, alice.address))
      return found
    }
    const first = 'alice@mail.example'
    const second = 'alice@other.example'
    const signer = alice.address
    expect(
      await client.registerEmail(
        chainId,
        safe,
        { emailAddress: first, signer },
        await headers('register', first),
      ),
    ).toEqual(nothing)
    expect(
      await client.changeEmail(
        chainId,
        safe,
        signer,
        { emailAddress: second },
        await headers('edit', second),
      ),
    ).toEqual(nothing)
    await store.db.update(ownerEmail).set({ codeSent: 0 })
    expect(
      await client.resendEmailVerificationCode(chainId, safe, signer),
    ).toEqual(nothing)
    const code = (await row())?.code ?? ''
    expect(await client.verifyEmail(chainId, safe, signer, { code })).toEqual(
      nothing,
    )
    expect(
      await client.getRegisteredEmail(
        chainId,
        safe,
        signer,
        await headers('retrieval'),
      ),
    ).toEqual({ email: second, verified: true })
    const token = (await row())?.unsubscribeToken ?? ''
    const category = 'account_recovery'
    expect(await client.unsubscribeSingle({ category, token })).toEqual(nothing)
    expect(await client.unsubscribeAll({ token })).toEqual(nothing)
    expect(
      await client.deleteRegisteredEmail(
        chainId,
        safe,
        signer,
        await headers('delete'),
      ),
    ).toEqual(nothing)
  })

  test('behavior: signed in', async () => {
    const { nonce } = await client.getAuthNonce()
    const message = signInText(alice, nonce)
    const signature = await alice.signMessage({ message })
    expect(await client.verifyAuth({ message, signature })).toEqual(nothing)
    const { address } = alice
    const account = await client.createAccount({ address, name: 'alice' } as {
      address: Address
    })
    expect(getAddress(account.address)).toBe(address)
    expect(await client.getAccount(address)).toEqual(account)
    const [type] = await client.getAccountDataTypes()
    expect(await client.getAccountDataSettings(address)).toEqual([])
    const settings = await client.putAccountDataSettings(address, {
      accountDataSettings: [{ dataTypeId: String(type?.id), enabled: true }],
    })
    expect(settings).toEqual([{ dataTypeId: type?.id, enabled: true }])
    expect(await client.deleteAccount(address)).toEqual(nothing)
    const infos = await Promise.all(
      chain.safes.map((one) => client.getSafeInfo(chainId, one.address)),
    )
    const guarded = infos.find(
      ({ modules, owners }) =>
        modules?.length && owners.some(({ value }) => value === address),
    )
    const moduleAddress = guarded?.modules?.[0]?.value ?? ''
    expect(
      await client.registerRecoveryModule(
        chainId,
        guarded?.address.value ?? '',
        { moduleAddress },
      ),
    ).toEqual(nothing)
  })

  test('behavior: relayed calls', async () => {
    const own = await createTestSafe(chain, { owners: [carol.address] })
    await waitFor(
      () => client.getOwnedSafes(chainId, carol.address),
      ({ safes }) => safes.includes(own),
    )
    const count = await client.getRelayCount(chainId, own)
    expect(count).toEqual({ limit: 5, remaining: 5 })
    const { data } = await sign(chain, own, { to: dave.address }, [
      carol.address,
    ])
    const { taskId } = await client.relayTransaction(chainId, {
      version: '1.4.1',
      to: own,
      data,
    })
    expect(taskId).not.toBe('')
    expect((await client.getRelayCount(chainId, own)).remaining).toBe(4)
  })

  test('behavior: covers every call of the package', () => {
    const source = readFileSync(new URL(import.meta.url), 'utf8')
    const calls = Object.entries(client).filter(
      ([name, value]) => typeof value === 'function' && /^[a-z]/.test(name),
    )
    expect(calls.length).toBe(55)
    const missing = calls.filter(
      ([name]) => !source.includes(`client.${name}(`),
    )
    expect(missing.map(([name]) => name)).toEqual([])
  })
})
