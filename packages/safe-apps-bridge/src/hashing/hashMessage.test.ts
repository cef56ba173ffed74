import fc from 'fast-check'
import { bytesToHex, hashMessage as viemHash } from 'viem'
import { expect, test } from 'vitest'
import { hashMessage, hashMessageBytes } from './hashMessage.ts'

test('default', () => {
  expect(hashMessage('approve rugpull')).toBe(
    '0xe32c44147e358bc973757518210c3baec92de66115c513ea1146d61ad4fd93af',
  )
  expect(hashMessage('Hello world!')).toBe(
    '0xaa05af77f274774b8bdc7b61d98bc40da523dc2821fdea555f4d6aa413199bcc',
  )
})

test('behavior: hex is a text', () => {
  expect(
    hashMessage(
      '0x617070726f76652072756770756c6c0000000000000000000000000000000000',
    ),
  ).toBe('0xaae9257b8ff1c926ac3cdf36923661de4e81bf934e38958beeede3519aa18b08')
})

test('behavior: agrees with viem on texts and bytes', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.uint8Array(),
      (text, bytes) => {
        const hex = bytesToHex(bytes).slice(2)
        expect(hashMessage(text)).toBe(viemHash(text))
        expect(hashMessageBytes(hex)).toBe(viemHash({ raw: bytes }))
      },
    ),
  )
})
