import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import type { Turn } from './createSlices.ts'
import { recoverSignature } from './recoverSignature.ts'

const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const hash: Hex = `0x${'ab'.repeat(32)}`

/** Counts the turns that were taken. */
function setup() {
  let turns = 0
  const turn: Turn = async (task) => {
    turns += 1
    return task()
  }
  return { turn, taken: () => turns }
}

test('default: recovered once, then known by hash and bytes', async () => {
  const { turn, taken } = setup()
  const bytes = await account.sign({ hash })
  const first = await recoverSignature(bytes, hash, turn)
  const second = await recoverSignature(bytes, hash, turn)
  expect(first).toEqual({
    kind: 'eip712',
    signer: account.address,
    data: bytes,
  })
  expect(second).toEqual(first)
  expect(second).not.toBe(first)
  expect(taken()).toBe(1)
  const other = await recoverSignature(bytes, `0x${'cd'.repeat(32)}`, turn)
  expect(other?.signer).not.toBe(account.address)
  expect(taken()).toBe(2)
})

test('error: remembers bytes that are not a signature', async () => {
  const { turn, taken } = setup()
  const bytes: Hex = `0x${'00'.repeat(64)}1b`
  for (let round = 0; round < 2; round++)
    await expect(
      recoverSignature(bytes, hash, turn),
    ).rejects.toThrowErrorMatchingInlineSnapshot(
      `[InvalidSignatureError: Signature 1: r or s is out of range.]`,
    )
  expect(taken()).toBe(1)
})

test('behavior: an approval takes no slice of time', async () => {
  const { turn, taken } = setup()
  const owner = account.address.slice(2).toLowerCase().padStart(64, '0')
  const bytes: Hex = `0x${owner}${'00'.repeat(32)}01`
  expect(await recoverSignature(bytes, hash, turn)).toEqual({
    kind: 'approved',
    signer: account.address,
  })
  expect(taken()).toBe(0)
})
