import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { validateResponse } from '@strongroom/gateway-sdk/validate'
import {
  encodeAddOwner,
  encodeMultiSendCallOnly,
} from '@strongroom/safe-protocol'
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  parseAbi,
} from 'viem'
import { expect, test } from 'vitest'
import { loadConfig } from '../src/platform/config/loadConfig.ts'
import {
  contractFunction,
  registeredContract,
} from '../src/platform/db/schema/contracts.ts'
import { type Api, createApi, read } from './support/api.ts'
import { describeOneStore } from './support/describeStores.ts'
import { alice, bob, proposal } from './support/people.ts'
import { gold, seedSafe, treasury } from './support/seed.ts'

const token = 'operator-token-operator-token-operator'
const vault: Address = '0x1111111111111111111111111111111111111111'
const callOnly: Address = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
const abi = parseAbi([
  'function deposit(uint256 amount, address receiver, bool force)',
  'function transfer(address recipient, uint256 shares)',
])
const deposit = encodeFunctionData({
  abi,
  functionName: 'deposit',
  args: [5n, bob.address, true],
})
const transfer = encodeFunctionData({
  abi: erc20Abi,
  functionName: 'transfer',
  args: [bob.address, 5n],
})
const path = (address: string) => `/v1/chains/1337/contracts/${address}`
const base = '/v1/chains/1337'

const fileOf = (entries: unknown) => {
  const file = join(mkdtempSync(join(tmpdir(), 'strongroom-')), 'file.json')
  writeFileSync(file, JSON.stringify(entries))
  return file
}

const write = (
  api: Api,
  method: 'PUT' | 'DELETE',
  address: string,
  {
    body,
    auth = `Bearer ${token}`,
  }: { body?: unknown; auth?: string | null } = {},
) =>
  api.send(path(address), {
    method,
    headers: {
      'content-type': 'application/json',
      ...(auth === null ? {} : { authorization: auth }),
    },
    body: JSON.stringify(body ?? {}),
  })

interface Decoded {
  method: string
  accuracy?: string
  parameters: {
    name: string
    value: unknown
    valueDecoded?: { dataDecoded: Decoded | null }[]
  }[]
}

describeOneStore('contracts', (store) => {
  const open = (environment: Record<string, string> = {}) =>
    createApi({
      db: store.db,
      config: loadConfig({ GATEWAY_OPERATOR_TOKEN: token, ...environment }),
      rpc: () => '0x',
    })
  const decode = (api: Api, to: Address, data: Hex) =>
    read<Decoded>(api.post(`${base}/data-decoder`, { to, data }))
  const confirmation = async (api: Api, body: object) => {
    const answer = await read<Decoded>(
      api.post(
        `${base}/safes/${treasury.safe}/views/transaction-confirmation`,
        body,
      ),
    )
    expect(validateResponse('getConfirmationView', answer)).toEqual([])
    return answer
  }

  test('default: shows and decodes a contract that an operator registered', async () => {
    const api = open()
    expect((await api.get(path(vault))).status).toBe(404)
    expect(
      (await api.post(`${base}/data-decoder`, { to: vault, data: deposit }))
        .status,
    ).toBe(404)
    const body = {
      name: 'Vault',
      displayName: 'The vault',
      logoUri: 'https://vault.example/logo.svg',
      contractAbi: { abi },
    }
    const answer = await write(api, 'PUT', vault, { body })
    expect(answer.status).toBe(200)
    const contract = await read(api.get(path(vault)))
    expect(await read(answer)).toEqual(contract)
    expect(validateResponse('getContract', contract)).toEqual([])
    expect(contract).toMatchObject({
      address: vault,
      name: 'Vault',
      displayName: 'The vault',
      logoUri: 'https://vault.example/logo.svg',
      trustedForDelegateCall: false,
    })
    expect(await decode(api, vault, deposit)).toMatchObject({
      method: 'deposit',
      accuracy: 'FULL_MATCH',
      parameters: [
        { name: 'amount', value: '5' },
        { name: 'receiver', value: bob.address },
        { name: 'force', value: 'True' },
      ],
    })
    // Its own ABI names the arguments; a strange contract has the usual names.
    const own = await decode(api, vault, transfer)
    expect(own.parameters[1]?.name).toBe('shares')
    expect(own.accuracy).toBe('FULL_MATCH')
    const other = await decode(api, bob.address, transfer)
    expect(other.parameters[1]?.name).toBe('value')
    expect(other.accuracy).toBe('ONLY_FUNCTION_MATCH')
  })

  test('behavior: inside a batch, in the queue, in previews and in views', async () => {
    await seedSafe(store.db)
    const api = open()
    await write(api, 'PUT', vault, { body: { name: 'V', contractAbi: abi } })
    const data = encodeMultiSendCallOnly([
      { to: vault, data: deposit },
      { to: bob.address, data: deposit },
    ])
    const batch = await decode(api, callOnly, data)
    expect(batch.accuracy).toBe('FULL_MATCH')
    const inside = batch.parameters[0]?.valueDecoded
    expect(inside?.[0]?.dataDecoded?.method).toBe('deposit')
    expect(inside?.[1]?.dataDecoded).toBe(null)

    const call = { to: callOnly, value: '0', data, operation: 1 }
    const preview = await read<{ txData: { dataDecoded: Decoded } }>(
      api.post(`${base}/transactions/${treasury.safe}/preview`, call),
    )
    expect(preview.txData.dataDecoded).toEqual(batch)
    const view = await confirmation(api, call)
    expect(view).toMatchObject({ type: 'GENERIC', method: 'multiSend' })

    const body = await proposal(
      treasury,
      { to: vault, data: deposit, nonce: 5 },
      alice,
    )
    const proposed = await read<{ txData: { dataDecoded: Decoded } }>(
      api.post(`${base}/transactions/${treasury.safe}/propose`, body),
    )
    expect(proposed.txData.dataDecoded.method).toBe('deposit')
    const { results } = await read<{
      results: { transaction?: { txInfo: { methodName: string } } }[]
    }>(api.get(`${base}/safes/${treasury.safe}/transactions/queued`))
    const names = results.map((one) => one.transaction?.txInfo.methodName)
    expect(names).toContain('deposit')
  })

  test('behavior: gives generic texts for unreadable calls', async () => {
    const api = open()
    for (const body of [
      { data: '0x12345678' },
      { data: '0x', to: vault, value: '1', operation: 0 },
      { data: transfer, to: vault, operation: 1 },
    ]) {
      expect(await confirmation(api, body)).toEqual({
        type: 'GENERIC',
        method: '',
        parameters: null,
      })
    }
    expect(await confirmation(api, { data: transfer })).toMatchObject({
      method: 'transfer',
    })
  })

  test('behavior: the file wins, and alone makes a contract trusted', async () => {
    const file = fileOf([
      {
        chainId: '1337',
        address: vault,
        name: 'Vault of the file',
        trustedForDelegateCall: true,
        abi,
      },
    ])
    const api = open({ GATEWAY_CONTRACTS: file })
    expect(await read(api.get(path(vault)))).toMatchObject({
      name: 'Vault of the file',
      trustedForDelegateCall: true,
      contractAbi: { abi: expect.any(Array) },
    })
    expect((await decode(api, vault, deposit)).method).toBe('deposit')
    await seedSafe(store.db)
    const { txData } = await read<{
      txData: {
        to: { name: string }
        trustedDelegateCallTarget: boolean
        dataDecoded: Decoded
      }
    }>(
      api.post(`${base}/transactions/${treasury.safe}/preview`, {
        to: vault,
        value: '0',
        data: deposit,
        operation: 1,
      }),
    )
    expect(txData.to.name).toBe('Vault of the file')
    expect(txData.trustedDelegateCallTarget).toBe(true)
    expect(txData.dataDecoded.method).toBe('deposit')
    const again = await write(api, 'PUT', vault, { body: { name: 'Other' } })
    expect(again.status).toBe(422)
  })

  test('behavior: a stolen token can do little', async () => {
    await seedSafe(store.db)
    const api = open()
    const put = async (address: string, body: object) =>
      (await write(api, 'PUT', address, { body })).status
    const bad = { name: 'Bad' }
    // Safe's contracts, safes, trusted tokens.
    expect(await put(callOnly, bad)).toBe(422)
    expect(await put(treasury.safe, bad)).toBe(422)
    expect(await put(gold, bad)).toBe(422)
    // The contract stays untrusted.
    expect(await put(vault, { ...bad, trustedForDelegateCall: true })).toBe(422)
    // A well-known function keeps its name in a collision: 0xa9059cbb is also
    // the selector of this one.
    const collision = parseAbi(['function many_msg_babbage(bytes1 x)'])
    const body = { ...bad, contractAbi: collision }
    const collided = await write(api, 'PUT', vault, { body })
    expect(collided.status).toBe(422)
    expect((await read<{ message: string }>(collided)).message).toBe(
      'many_msg_babbage has the selector of transfer(address,uint256)',
    )
    for (const logoUri of [
      'javascript:1',
      'http://a.example/',
      'https://a b',
    ]) {
      expect(await put(vault, { ...bad, logoUri })).toBe(422)
    }
    for (const name of ['', 'a\u202eb', 'a\nb', 'x'.repeat(129)]) {
      expect(await put(vault, { name })).toBe(422)
    }
    expect(await put(vault, { ...bad, contractAbi: [{ type: 'x' }] })).toBe(422)
    expect(await store.db.select().from(registeredContract)).toEqual([])

    // A name given over HTTP does not stand beside an address.
    expect(await put(vault, { ...bad, contractAbi: abi })).toBe(200)
    const { txData } = await read<{ txData: { to: { name: null } } }>(
      api.post(`${base}/transactions/${treasury.safe}/preview`, {
        to: vault,
        value: '0',
        data: deposit,
        operation: 0,
      }),
    )
    expect(txData.to.name).toBe(null)
    // Settings of a safe are read as ever.
    const data = encodeAddOwner({ owner: vault, threshold: 1 })
    expect((await decode(api, treasury.safe, data)).method).toBe(
      'addOwnerWithThreshold',
    )
  })

  test('behavior: registered again and taken back', async () => {
    const api = open()
    await write(api, 'PUT', vault, { body: { name: 'V', contractAbi: abi } })
    await write(api, 'PUT', vault, { body: { name: 'W' } })
    expect(await read(api.get(path(vault)))).toMatchObject({
      name: 'W',
      contractAbi: null,
    })
    expect(await store.db.select().from(contractFunction)).toEqual([])
    expect((await write(api, 'DELETE', vault)).status).toBe(204)
    expect((await write(api, 'DELETE', vault)).status).toBe(204)
    expect((await api.get(path(vault))).status).toBe(404)
  })

  test('error: rejects a wrong token, and every token where none is set', async () => {
    const api = open()
    for (const auth of [
      null,
      '',
      'Bearer ',
      'Bearer wrong',
      `Basic ${token}`,
      token,
      `Bearer ${token}x`,
    ]) {
      // The token is checked before the body.
      const answer = await write(api, 'PUT', vault, { body: 7, auth })
      expect(answer.status, String(auth)).toBe(403)
      expect((await write(api, 'DELETE', vault, { auth })).status).toBe(403)
    }
    const closed = createApi({ db: store.db })
    for (const method of ['PUT', 'DELETE'] as const) {
      const answer = await write(closed, method, vault)
      expect(answer.status).toBe(404)
      expect(await read(answer)).toEqual({
        message: `Cannot ${method} ${path(vault)}`,
        error: 'Not Found',
        statusCode: 404,
      })
    }
    expect(await store.db.select().from(registeredContract)).toEqual([])
  })
})
