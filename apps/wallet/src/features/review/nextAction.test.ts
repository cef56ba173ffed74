import type { ReviewedPayload } from '@strongroom/react-hooks/sign'
import type { SafeSignature } from '@strongroom/safe-protocol'
import { createSafeTransaction } from '@strongroom/safe-protocol'
import { expect, test } from 'vitest'
import { nextAction } from './nextAction.ts'
import type { Review } from './useReview.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const carol = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const signed = (signer: typeof alice | typeof bob | typeof carol) =>
  ({ kind: 'approved', signer }) as SafeSignature

function reviewOf(signatures: SafeSignature[], chainNonce = 4n): Review {
  return {
    verification: {
      status: 'verified',
      problems: [],
      transaction: undefined,
      hashes: undefined,
      sources: { local: undefined, gateway: undefined, chain: undefined },
      tree: undefined,
      confirmations: [],
      signatures: [],
      chain: {
        owners: [alice, bob],
        threshold: 2,
        nonce: chainNonce,
        version: '1.4.1',
      },
    },
    hasRpc: true,
    verdict: undefined,
    payload: {
      transaction: createSafeTransaction({ to: carol, nonce: 4n }),
    } as ReviewedPayload,
    signatures,
  }
}

test('default', () => {
  expect(nextAction(reviewOf([]), alice)).toEqual({
    kind: 'confirm',
    isLast: false,
    isNext: true,
  })
  expect(nextAction(reviewOf([signed(alice)]), bob)).toEqual({
    kind: 'confirm',
    isLast: true,
    isNext: true,
  })
  expect(nextAction(reviewOf([signed(alice), signed(bob)]), carol)).toEqual({
    kind: 'execute',
  })
})

test('behavior: a stranger’s signature does not count', () => {
  const review = reviewOf([signed(alice), signed(carol)])
  expect(nextAction(review, alice)).toMatchInlineSnapshot(`
    {
      "kind": "wait",
      "reason": "You confirmed. 1 more confirmation is needed.",
    }
  `)
  expect(nextAction(review, carol)).toMatchInlineSnapshot(`
    {
      "kind": "wait",
      "reason": "The connected account is not an owner of this safe.",
    }
  `)
})

test('behavior: waits for the nonces before', () => {
  const review = reviewOf([signed(alice), signed(bob)], 3n)
  expect(nextAction(review, alice)).toMatchInlineSnapshot(`
    {
      "isConfirmed": true,
      "kind": "wait",
      "reason": "It can be executed once nonce 3 is.",
    }
  `)
})
