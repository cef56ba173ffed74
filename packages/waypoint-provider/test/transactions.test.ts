import { expect, test } from 'vitest'
import { alice, bob, failure, setupProvider } from './setupProvider.ts'

const hash = `0x${'ab'.repeat(32)}`
const to = bob.address
const from = alice.address
const send = (...params: unknown[]) => ({
  method: 'eth_sendTransaction',
  params,
})

/** Sends, and gives the parameters that the wallet was opened with. */
async function fieldsOf(transaction: object) {
  const { provider, connect, last } = setupProvider()
  await connect()
  const result = provider.request(send(transaction))
  const { pathname, searchParams, hash: fragment } = last().url
  expect(pathname).toBe('/wallet/send')
  last().reply({ data: hash })
  expect(await result).toBe(hash)
  const fields = [...searchParams].filter(
    ([name]) => !['state', 'clientId', 'origin', 'source'].includes(name),
  )
  return [...fields.map(([name, value]) => `${name}=${value}`), fragment]
}

test('default', async () => {
  expect(await fieldsOf({ from, to, value: '0x1' })).toEqual([
    'chainId=2020',
    `expectAddress=${from}`,
    `from=${from}`,
    `to=${to}`,
    'value=0x1',
    '',
  ])
})

test('behavior: legacy', async () => {
  const fields = { to, gasPrice: '0x4', gas: '0x5208', type: '0x0' }
  expect((await fieldsOf(fields)).slice(2)).toEqual([
    `to=${to}`,
    'gasPrice=0x4',
    'gas=0x5208',
    'type=0x0',
    '',
  ])
})

test('behavior: EIP-1559 with a list of accesses', async () => {
  const fields = {
    type: '0x2',
    to,
    maxFeePerGas: '0x5',
    maxPriorityFeePerGas: '0x1',
    nonce: '0x0',
    accessList: [],
    chainId: '0x7e4',
    data: '0xabcdef',
  }
  expect(await fieldsOf(fields)).toEqual([
    'chainId=0x7e4',
    `expectAddress=${from}`,
    'type=0x2',
    `to=${to}`,
    'maxFeePerGas=0x5',
    'maxPriorityFeePerGas=0x1',
    'nonce=0x0',
    'accessList=[]',
    '#data=0xabcdef',
  ])
})

test('behavior: sponsored, and a creation with 120 kB', async () => {
  expect(await fieldsOf({ to, type: '0x64' })).toContain('type=0x64')
  const data = `0x${'60'.repeat(120_000)}`
  const fields = await fieldsOf({ data, to: null })
  expect(fields.slice(2)).toEqual([`#data=${data}`])
})

test('behavior: input counts as data', async () => {
  expect((await fieldsOf({ to, input: '0xab' })).slice(2)).toEqual([
    `to=${to}`,
    '#data=0xab',
  ])
  const both = { to, input: '0xAB', data: '0xab' }
  expect((await fieldsOf(both)).at(-1)).toBe('#data=0xab')
})

test('behavior: a transaction cannot override parameters of the protocol', async () => {
  const { provider, connect, last } = setupProvider()
  await connect()
  const result = failure(
    provider.request(
      send({
        to,
        state: 'mine',
        clientId: 'other',
        origin: 'https://evil.example',
        expectAddress: to,
        popupCloseDelay: 9,
      }),
    ),
  )
  const { searchParams } = last().url
  expect(searchParams.get('state')).not.toBe('mine')
  expect(searchParams.get('clientId')).toBe('demo')
  expect(searchParams.get('origin')).toBe('https://dapp.example')
  expect(searchParams.get('expectAddress')).toBe(from)
  expect(searchParams.has('popupCloseDelay')).toBe(false)
  last().reply({ type: 'fail', error: { code: 4000 } })
  expect(await result).toMatchObject({
    name: 'TransactionRejectedRpcError',
    code: -32003,
    message: 'transaction simulate fail',
  })
})

test('error: rejects invalid transactions before a popup', async () => {
  const { provider, connect, popups } = setupProvider()
  await connect()
  const opened = popups.length
  const seen: unknown[] = []
  for (const transaction of [
    undefined,
    null,
    'text',
    [],
    { from: '0x12', to },
    { from: bob.address, to },
    {},
    { to: null },
    { data: '0x' },
    { to: '0x12' },
    { to: to.replace('7', '8') },
    { to, data: '0xabc' },
    { to, data: 7 },
    { to, data: '0xab', input: '0xac' },
    { to, chainId: '0x1' },
    { to, chainId: 1 },
    { to, value: 1n },
    { to, value: '1' },
    { to, gas: '0x' },
    { to, blobs: [] },
    { to, authorizationList: [] },
    { to, accessList: '0x' },
    { to, type: '0x1' },
    { to, type: '0x3' },
    { to, gasPrice: '0x1', maxFeePerGas: '0x1' },
    { to, type: '0x0', maxFeePerGas: '0x1' },
    { to, type: '0x2', gasPrice: '0x1' },
    { to, maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x2' },
  ]) {
    const error = await failure(provider.request(send(transaction)))
    if (typeof error === 'string') throw new Error(JSON.stringify(transaction))
    seen.push(`${error.code} ${error.message}`)
  }
  expect(popups).toHaveLength(opened)
  expect(seen).toMatchInlineSnapshot(`
    [
      "-32602 eth_sendTransaction: transaction is NOT define",
      "-32602 eth_sendTransaction: transaction is NOT define",
      "-32602 eth_sendTransaction: transaction is NOT define",
      "-32602 eth_sendTransaction: transaction is NOT define",
      "-32602 Address "0x12" is invalid.",
      "4100 eth_sendTransaction: current address is different from required address",
      "-32602 eth_sendTransaction: to is NOT define, nor data",
      "-32602 eth_sendTransaction: to is NOT define, nor data",
      "-32602 eth_sendTransaction: to is NOT define, nor data",
      "-32602 eth_sendTransaction: address "0x12" is NOT valid",
      "-32602 eth_sendTransaction: address "0x80997970C51812dc3A010C7d01b50e0d17dc79C8" is NOT valid",
      "-32602 eth_sendTransaction: data is NOT valid",
      "-32602 eth_sendTransaction: data is NOT valid",
      "-32602 eth_sendTransaction: data and input are different",
      "-32602 eth_sendTransaction: chainId is NOT valid - expected 2020",
      "-32602 eth_sendTransaction: chainId is NOT valid - expected 2020",
      "-32602 eth_sendTransaction: value is NOT valid - expected a hexadecimal quantity",
      "-32602 eth_sendTransaction: value is NOT valid - expected a hexadecimal quantity",
      "-32602 eth_sendTransaction: gas is NOT valid - expected a hexadecimal quantity",
      "-32602 eth_sendTransaction: blobs is NOT supported",
      "-32602 eth_sendTransaction: authorizationList is NOT supported",
      "-32602 eth_sendTransaction: accessList is NOT valid",
      "-32602 Transaction type "0x1" is not supported. Supported types: legacy (0x0), EIP1559 (0x2), sponsored (0x64).",
      "-32602 Transaction type "0x3" is not supported. Supported types: legacy (0x0), EIP1559 (0x2), sponsored (0x64).",
      "-32602 eth_sendTransaction: gasPrice can NOT go with maxFeePerGas",
      "-32602 eth_sendTransaction: type "0x0" has other fees",
      "-32602 eth_sendTransaction: type "0x2" has other fees",
      "-32602 eth_sendTransaction: maxPriorityFeePerGas exceeds maxFeePerGas",
    ]
  `)
})

test('error: an answer without a valid hash', async () => {
  const { provider, connect, last } = setupProvider()
  await connect()
  for (const data of ['0x12', 'text', 7, null, `${hash}00`, {}]) {
    const result = failure(provider.request(send({ to })))
    last().reply({ data })
    expect(await result).toMatchObject({
      code: -32603,
      message: 'eth_sendTransaction: transaction hash is not valid',
    })
  }
})

test('behavior: rejects an invalid transaction without a popup while disconnected', async () => {
  const { provider, popups } = setupProvider()
  await failure(provider.request(send({ to: '0x12' })))
  expect(popups).toHaveLength(0)
})
