import { decideSigning } from '@strongroom/safe-protocol/risks'
import { expect, test } from 'vitest'
import { ExecutionError } from '../execute/ExecutionError.ts'
import { NotPostedError } from './NotPostedError.ts'
import { RefusedError } from './RefusedError.ts'
import { SigningError, type SigningProblem } from './SigningError.ts'

const target = '0x000000000000000000000000000000000000dEaD'
const txHash = `0x${'ab'.repeat(32)}` as const
const textsOf = (errors: Error[]) => errors.map(({ message }) => message)

test('default: message and code of each reason that stops a signature', () => {
  const problems = [
    'rejected',
    'executionRejected',
    'signedNotExecuted',
    'wrongChain',
    'accountChanged',
    'chainChanged',
    'notOwner',
    'payloadChanged',
    'nonceUsed',
    'nonceAhead',
    'badSignature',
    'foreignSignature',
    'walletFailed',
    'maybeSent',
    'notPosted',
    'notDeleted',
    'delegateRefused',
    'notDelegator',
    'unverified',
    'busy',
    'wouldFail',
    'notEnoughSignatures',
    'cancelled',
  ] satisfies SigningProblem[]
  expect(
    textsOf(problems.map((problem) => new SigningError(problem))),
  ).toMatchInlineSnapshot(`
    [
      "You declined. Nothing was signed.",
      "You declined. The execution was not sent.",
      "You declined. Your confirmation is saved; the execution was not sent.",
      "Your wallet could not switch to the network of this safe.",
      "Your wallet now uses another account than this review was made for.",
      "Your wallet now uses another network. Nothing was sent.",
      "The connected account is not an owner of this safe on the chain.",
      "This is no longer what you reviewed. Nothing was sent to the wallet.",
      "Another transaction with this nonce was executed first. This one can never run.",
      "Transactions with lower nonces have to be executed first.",
      "Your wallet returned no signature.",
      "Your wallet’s signature is not by the connected account over this hash. It was thrown away.",
      "Your wallet returned an error.",
      "Your wallet returned an error, but may have sent it. If so, it will show up here.",
      "You signed, but the gateway did not take the signature. Send it again.",
      "The gateway did not delete the transaction. If your clock is wrong, correct it and try again.",
      "The gateway did not change the delegate. If your clock is wrong, correct it and try again.",
      "Only the owner who added a delegate, or the delegate, can remove them.",
      "The checks on this page did not pass.",
      "An execution for this safe is already on its way.",
      "The chain says that this transaction would fail now.",
      "There are not enough valid signatures to execute.",
      "The review was closed before the wallet answered.",
    ]
  `)
})

test('default: message and code of each refusal before the prompt', () => {
  const reasons = [
    'mismatch',
    'unavailable',
    'refused',
    'unacknowledged',
    'asking',
  ] as const
  expect(
    textsOf(reasons.map((reason) => new RefusedError(reason))),
  ).toMatchInlineSnapshot(`
    [
      "The gateway, the chain and what was computed here do not agree. Do not sign this.",
      "The chain could not be read, so nothing was verified. Check your RPC endpoint and try again.",
      "Your wallet was not asked: something in this must not be signed.",
      "Your wallet was not asked: read and accept the warnings of this review first.",
      "The wallet is being asked already. Answer there first.",
    ]
  `)
  expect(
    new RefusedError('unavailable', {
      problems: [{ kind: 'code', cause: new TypeError('Failed to fetch') }],
    }).message,
  ).toMatchInlineSnapshot(
    `"A part of this page did not load, so nothing was verified. Reload the page and try again."`,
  )
  expect(
    new RefusedError('mismatch', {
      problems: [
        { kind: 'malformed', field: 'value' },
        { kind: 'owner', owner: target },
      ],
    }).detail,
  ).toMatchInlineSnapshot(`"malformed (value), owner"`)
  const verdict = decideSigning(
    [
      { kind: 'unusual-encoding', target, path: [0] },
      { kind: 'unusual-encoding', target, path: [1] },
      { kind: 'unreadable-batch', target, path: [] },
    ],
    { hash: txHash },
  )
  expect(
    (['refused', 'unacknowledged'] as const).map(
      (reason) => new RefusedError(reason, { verdict }).detail,
    ),
  ).toEqual(['unreadable-batch', 'unusual-encoding'])
})

test('default: message and code of each outcome on the chain', () => {
  const mined = { txHash, block: 1, gasUsed: 1n }
  const errors = [
    new ExecutionError({ status: 'failed', ...mined }),
    new ExecutionError({ status: 'reverted', ...mined }),
    new ExecutionError({ status: 'other', ...mined }),
    new ExecutionError({ status: 'superseded', txHash }),
    new ExecutionError({ status: 'dropped', txHash }),
  ]
  expect(textsOf(errors)).toMatchInlineSnapshot(`
    [
      "The network fee was paid and the nonce is used up, but the inner call failed and nothing else happened.",
      "The execution was reverted. You can execute the transaction again.",
      "Your wallet sent another transaction than the one reviewed here. Check the safe before you go on.",
      "Another transaction with this nonce was executed first. This one can never run.",
      "The execution was replaced or cancelled in your wallet. You can execute the transaction again.",
    ]
  `)
})

test('behavior: names and fields', () => {
  const cause = new Error('down')
  const errors = [
    new SigningError('busy', { detail: 'why' }),
    new RefusedError('asking'),
    new NotPostedError(cause, async () => {}),
  ]
  expect(errors.every((error) => error instanceof SigningError)).toBe(true)
  expect(
    errors.map(({ name, problem, detail }) => [name, problem, detail]),
  ).toMatchInlineSnapshot(`
    [
      [
        "SigningError",
        "busy",
        "why",
      ],
      [
        "RefusedError",
        "busy",
        undefined,
      ],
      [
        "NotPostedError",
        "notPosted",
        "down",
      ],
    ]
  `)
  expect(errors[2]?.cause).toBe(cause)
})
