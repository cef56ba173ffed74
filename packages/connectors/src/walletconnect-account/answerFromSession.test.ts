import { expect, test } from 'vitest'
import { answerFromSession } from './answerFromSession.ts'

const address = '0x00000000000000000000000000000000000000AA'
const ask = (method: string, params: unknown = [], chainId = 1337) =>
  answerFromSession({
    id: 1,
    session: {
      topic: 't',
      peer: { name: 'App', origin: 'https://app.example' },
      address,
      chainIds: [1337, 2021],
      createdAt: undefined,
      expiresAt: 0,
    },
    chainId,
    method,
    params,
    expiresAt: undefined,
  })

test('default: answers account, chain and a switch within the session', () => {
  const account = { answer: { result: [address] } }
  expect(ask('eth_accounts')).toEqual(account)
  expect(ask('eth_requestAccounts')).toEqual(account)
  expect(ask('eth_chainId', [], 2021)).toEqual({ answer: { result: '0x7e5' } })
  for (const chainId of ['0x7e5', '0X7E5', '2021', 2021])
    expect(ask('wallet_switchEthereumChain', [{ chainId }])).toEqual({
      answer: { result: null },
      switchedTo: 2021,
    })
  expect(ask('eth_sendTransaction')).toBeUndefined()
})

test.each([
  [[{ chainId: '0x1' }]],
  [[{ chainId: '0x' }]],
  [[{ chainId: { toString: '0x7e5' } }]],
  [[null]],
  ['0x7e5'],
  [undefined],
])('error: a switch to %j', (params) => {
  expect(ask('wallet_switchEthereumChain', params)).toEqual({
    answer: {
      error: {
        code: 4902,
        message: 'The session does not cover this network.',
      },
    },
  })
})

test('error: answers 4901 on a chain that the session does not have', () => {
  for (const method of ['eth_sendTransaction', 'eth_accounts', 'eth_chainId'])
    expect(ask(method, [], 1)).toMatchObject({
      answer: { error: { code: 4901 } },
    })
})
