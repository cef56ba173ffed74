import { hashSafeMessage } from '@strongroom/safe-protocol'
import { expect, test } from 'vitest'
import {
  assertMessageUnchanged,
  createReviewedMessage,
} from './ReviewedMessage.ts'

const safe = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const input = { chainId: 1337, safe, version: '1.4.1', message: 'hi' } as const

test('default: hashed and frozen', () => {
  const reviewed = createReviewedMessage(input)
  const { digest, ...hashes } = hashSafeMessage({ ...input }, 'hi')
  expect(reviewed).toMatchObject({ digest, hashes })
  expect(Object.isFrozen(reviewed) && Object.isFrozen(reviewed.hashes)).toBe(
    true,
  )
  assertMessageUnchanged(reviewed, hashes.safeMessageHash)
})

test('error: a message other than the shown one', () => {
  const reviewed = createReviewedMessage(input)
  const { safeMessageHash } = reviewed.hashes
  const other = `0x${'11'.repeat(32)}` as const
  expect(() =>
    assertMessageUnchanged(reviewed, other),
  ).toThrowErrorMatchingInlineSnapshot(
    `[SigningError: This is no longer what you reviewed. Nothing was sent to the wallet.]`,
  )
  for (const changed of [
    { ...reviewed, message: 'bye' },
    { ...reviewed, chainId: 1 },
    { ...reviewed, safe: `0x${'11'.repeat(20)}` as const },
    { ...reviewed, digest: other },
    { ...reviewed, hashes: { ...reviewed.hashes, messageHash: other } },
    { ...reviewed, hashes: { ...reviewed.hashes, domainHash: other } },
  ])
    expect(() => assertMessageUnchanged(changed, safeMessageHash)).toThrow(
      /no longer what you reviewed/,
    )
})
