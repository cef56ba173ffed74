import fc from 'fast-check'
import { bytesToHex, hashMessage as hashWithViem } from 'viem'
import { expect, test } from 'vitest'
import { hashMessage } from './hashMessage.ts'
import { textToHex } from './hex.ts'

test('default', () => {
  expect(hashMessage(textToHex('Hello world!'))).toBe(
    'aa05af77f274774b8bdc7b61d98bc40da523dc2821fdea555f4d6aa413199bcc',
  )
})

test('behavior: hashes bytes as viem does', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const hex = bytesToHex(bytes).slice(2)
      expect(`0x${hashMessage(hex)}`).toBe(hashWithViem({ raw: bytes }))
    }),
  )
})
