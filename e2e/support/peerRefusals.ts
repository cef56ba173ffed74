import { expect } from '@playwright/test'
import type { Address } from 'viem'
import type { OpenedApp } from './openApp.ts'
import { ownerAccounts } from './ownerAccounts.ts'

const { Dave } = ownerAccounts
const hash = `0x${'ab'.repeat(32)}`
const typed = JSON.stringify({
  domain: {},
  types: { Note: [{ name: 'text', type: 'string' }] },
  message: { text: '' },
})

/** Requests that are refused without a prompt, each with its exact text. */
export async function expectRefusals(
  { call, attempt }: OpenedApp,
  safe: Address,
  isPublished: boolean,
): Promise<void> {
  const wrong = 'The address or message hash is invalid'
  const refused: [method: string, params: unknown[], message: string][] = [
    ['personal_sign', ['hi', Dave], wrong],
    ['eth_sign', [Dave, hash], wrong],
    ['eth_sign', [safe, 'no hex'], wrong],
    ['eth_signTypedData', [Dave, typed], 'The address is invalid'],
    ['eth_signTypedData_v4', [Dave, typed], 'The address is invalid'],
    [
      'wallet_sendCalls',
      [{ version: '1.0', chainId: '0x1', from: safe, calls: [{ to: Dave }] }],
      'Safe is not on chain 0x1',
    ],
    [
      'wallet_sendCalls',
      [{ version: '1.0', chainId: '0x539', from: Dave, calls: [{ to: Dave }] }],
      'Invalid from address',
    ],
  ]
  for (const method of [
    'eth_sendRawTransaction',
    'eth_signTypedData_v3',
    'wallet_addEthereumChain',
    'wallet_watchAsset',
    'anvil_setBalance',
    ...(isPublished
      ? ['eth_requestAccounts', 'wallet_switchEthereumChain']
      : []),
  ])
    refused.push([method, [], `"${method}" not implemented`])
  for (const [method, params, message] of refused)
    expect
      .soft(await attempt('provider.request', { method, params }), method)
      .toMatchObject({ error: { message } })
  // The callback of libraries before EIP-1193.
  expect(await call('legacy.send', { id: 7, method: 'eth_chainId' })).toEqual([
    { error: null, answer: { jsonrpc: '2.0', id: 7, result: '0x539' } },
  ])
  expect(
    await call('legacy.send', { id: 8, method: 'eth_feeFi' }),
  ).toMatchObject([{ answer: null }])
  // A wrong call comes from the app's own end, before anything is posted.
  if (!isPublished) {
    const own = (method: string, params?: unknown[]) =>
      call('provider.request', { method, params })
    expect(await own('eth_requestAccounts')).toEqual([safe])
    expect(await own('eth_coinbase')).toBe(safe)
    expect(
      await own('wallet_switchEthereumChain', [{ chainId: '0x539' }]),
    ).toBe(null)
  }
  const capabilities = await call('provider.request', {
    method: 'wallet_getCapabilities',
    params: [safe],
  })
  expect(capabilities).toMatchObject({
    '0x539': { atomicBatch: { supported: true } },
  })
  expect(await attempt('sdk.txs.send', { txs: [] })).toMatchObject({
    error: { message: 'No transactions were passed' },
  })
  expect(
    await call('provider.request', {
      method: 'safe_setSettings',
      params: [{ offChainSigning: true }],
    }),
  ).toEqual({ offChainSigning: true })
  expect(
    await call('provider.request', { method: 'wallet_getPermissions' }),
  ).toEqual([])
}
