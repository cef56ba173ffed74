import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { nextMessageStep } from './nextMessageStep.ts'
import type { MessageFindings } from './reviewMessage.ts'

const alice: Address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const eve: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const findings = (
  signers: readonly Address[],
  more: object = {},
): MessageFindings =>
  ({
    hasRpc: true,
    payload: {},
    verification: {
      chain: { owners: [alice, bob], threshold: 2 },
      signatures: signers.map((signer) => ({ signer })),
      preparedSignature: undefined,
      ...more,
    },
  }) as unknown as MessageFindings

test('default', () => {
  expect(nextMessageStep(findings([]), alice)).toEqual({
    kind: 'sign',
    isLast: false,
  })
  expect(
    nextMessageStep(findings([bob]), alice.toLowerCase() as Address),
  ).toEqual({ kind: 'sign', isLast: true })
  const preparedSignature = '0x12'
  expect(
    nextMessageStep(findings([alice, bob], { preparedSignature }), eve),
  ).toEqual({ kind: 'complete' })
})

test('behavior: whoever cannot sign is told why', () => {
  const reason = (...parameters: Parameters<typeof nextMessageStep>) => {
    const step = nextMessageStep(...parameters)
    return step.kind === 'wait' ? step.reason : step.kind
  }
  expect(reason(findings([]), undefined)).toBe(
    'Connect an owner’s wallet to sign.',
  )
  expect(reason(findings([]), eve)).toBe(
    'The connected account is not an owner of this safe.',
  )
  expect(reason(findings([alice]), alice)).toBe(
    'You signed. 1 more signature is needed.',
  )
  expect(reason({ ...findings([]), payload: undefined }, alice)).toBe(
    'The checks did not pass.',
  )
})
