import { packSignatures, type SafeSignature } from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { expect, test } from 'vitest'
import { safeMessage } from './safeMessage.ts'

const address = (digit: string): Address => `0x${digit.repeat(40)}`
const ecdsa = (signer: Address, v: string): SafeSignature => ({
  kind: v === '1f' ? 'eth_sign' : 'eip712',
  signer,
  data: `0x${'22'.repeat(64)}${v}`,
})
const contract = (signer: Address, data: Hex): SafeSignature => ({
  kind: 'contract',
  signer,
  data,
})

const chainId = '1'
const messageHash: Hex = `0x${'11'.repeat(32)}`
const row = {
  chainId,
  messageHash,
  safe: address('9'),
  content: '"hello"',
  safeAppId: null,
  origin: null,
  proposedBy: address('1'),
  created: 1,
  modified: 2,
}
const show = (
  signatures: readonly SafeSignature[],
  owners: readonly Address[],
  threshold: number,
) =>
  safeMessage(
    {
      row,
      confirmations: signatures.map((signature) => ({
        chainId,
        messageHash,
        owner: signature.signer,
        signature: packSignatures([signature]),
        submitted: 1,
      })),
    },
    { owners, threshold },
    { name: 'App', logoUri: null },
  )

test('default: parts of every kind are packed as one, sorted by owner', () => {
  const signatures = [
    contract(address('4'), '0x1234'),
    ecdsa(address('3'), '1b'),
    contract(address('1'), '0x'),
    ecdsa(address('2'), '1f'),
    { kind: 'approved', signer: address('5') } as const,
  ]
  const owners = signatures.map(({ signer }) => signer)
  expect(show(signatures, owners, 5)).toMatchObject({
    status: 'CONFIRMED',
    message: 'hello',
    name: 'App',
    confirmationsSubmitted: 5,
    preparedSignature: packSignatures(signatures),
  })
})

test('behavior: counts signatures of current owners', () => {
  const signatures = [ecdsa(address('1'), '1b'), ecdsa(address('2'), '1c')]
  const [first] = signatures
  expect(show(signatures, [address('1')], 2)).toMatchObject({
    status: 'NEEDS_CONFIRMATION',
    confirmationsSubmitted: 1,
    confirmations: [{ owner: { value: address('1') } }],
    preparedSignature: null,
    proposedBy: { value: address('1') },
  })
  expect(show(signatures, [address('1')], 1).preparedSignature).toBe(
    packSignatures(first === undefined ? [] : [first]),
  )
  expect(show(signatures, [], 1).status).toBe('NEEDS_CONFIRMATION')
})
