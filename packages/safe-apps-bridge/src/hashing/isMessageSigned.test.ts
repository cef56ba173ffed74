import { hashMessage as viemHash } from 'viem'
import { expect, test } from 'vitest'
import { isMessageSigned } from './isMessageSigned.ts'

const safeAddress = `0x${'5'.repeat(40)}`
const word = (value: number) => value.toString(16).padStart(64, '0')

/** A safe that signed `hash`, and its calls. */
function createSafe(hash: string, form: 'bytes32' | 'bytes' = 'bytes32') {
  const asked: string[] = []
  return {
    asked,
    getSafeInfo: async () => ({ safeAddress }),
    async rpcCall({ params }: { params: readonly unknown[] }) {
      const { to, data } = params[0] as { to: string; data: string }
      expect(to).toBe(safeAddress)
      asked.push(data)
      const magic = form === 'bytes32' ? '0x1626ba7e' : '0x20c13b0b'
      if (data.startsWith(magic) && data.includes(hash.slice(2)))
        return magic.toUpperCase().replace('X', 'x').padEnd(66, '0')
      if (data.startsWith('0x20c13b0b')) throw new Error('reverted')
      return `0x${word(0)}`
    },
  }
}

const text = 'approve rugpull'
const hash = viemHash(text)

test('default', async () => {
  const safe = createSafe(hash)
  expect(await isMessageSigned(safe, text)).toBe(true)
  expect(safe.asked).toEqual([
    `0x1626ba7e${hash.slice(2)}${word(64)}${word(0)}`,
  ])
})

test('behavior: the older form is tried too', async () => {
  const safe = createSafe(hash, 'bytes')
  expect(await isMessageSigned(safe, text, '0xabcd')).toBe(true)
  expect(safe.asked[1]).toBe(
    `0x20c13b0b${word(64)}${word(128)}${word(32)}${hash.slice(2)}${word(2)}${'abcd'.padEnd(64, '0')}`,
  )
})

test('behavior: hex counts as a text and as bytes', async () => {
  const hex = '0x68690000'
  for (const signed of [viemHash(hex), viemHash({ raw: hex })])
    expect(await isMessageSigned(createSafe(signed), hex)).toBe(true)
})

test('behavior: another message is not signed', async () => {
  const safe = createSafe(hash)
  expect(await isMessageSigned(safe, 'approve')).toBe(false)
  expect(safe.asked).toHaveLength(2)
})

test('behavior: stops when aborted', async () => {
  const signal = AbortSignal.abort()
  const safe = {
    getSafeInfo: async () => ({ safeAddress }),
    async rpcCall() {
      signal.throwIfAborted()
    },
  }
  await expect(
    isMessageSigned(safe, text, '0x', { signal }),
  ).rejects.toMatchObject({ name: 'AbortError' })
})

test('error: a message that is neither text nor typed data', async () => {
  await expect(
    isMessageSigned(createSafe(hash), {} as never),
  ).rejects.toThrowErrorMatchingInlineSnapshot(
    `[HashingError: Invalid message type]`,
  )
})

test('error: a signature that is no bytes', async () => {
  await expect(
    isMessageSigned(createSafe(hash), text, '0x1'),
  ).rejects.toThrowErrorMatchingInlineSnapshot(
    `[HashingError: "signature" is not 0x-prefixed whole bytes.]`,
  )
})
