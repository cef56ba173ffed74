import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../stack/settings.ts'
import { lateParts } from './lateParts.ts'

const connectors = `${root}/packages/connectors/src`
const read = (file: string) => readFileSync(`${connectors}/${file}`, 'utf8')

test('default', () => {
  expect(lateParts(['const a = 1', 'WalletConnect'])).toEqual([])
  expect(lateParts(['a', 'wss://relay.walletconnect.org'])).toEqual([
    'WalletConnect',
  ])
})

test('behavior: the texts are still those of the parts', () => {
  expect(lateParts([read('walletconnect/toWalletConnectError.ts')])).toEqual([
    'WalletConnect',
  ])
  expect(lateParts([read('safe/createSafeConnector.ts')])).toEqual([
    'the Safe connector',
  ])
})
