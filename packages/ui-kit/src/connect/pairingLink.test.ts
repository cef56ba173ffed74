import { expect, test } from 'vitest'
import { pairingLink } from './pairingLink.ts'

const uri = 'wc:1@2?relay-protocol=irn&symKey=$&'

test('default', () => {
  expect(pairingLink('https://w.example/wc?uri={uri}', uri)).toBe(
    'https://w.example/wc?uri=wc%3A1%402%3Frelay-protocol%3Dirn%26symKey%3D%24%26',
  )
  expect(pairingLink('wallet://wc?uri={uri}', uri)).toMatch(/^wallet:/)
})

test.each([
  ['javascript:alert("{uri}")', uri],
  [' JavaScript:alert("{uri}")', uri],
  ['data:text/html,{uri}', uri],
  ['no link', uri],
  ['https://w.example/{uri}', 'javascript:alert(1)'],
])('error: %s', (template, given) => {
  expect(pairingLink(template, given)).toBe(undefined)
})
