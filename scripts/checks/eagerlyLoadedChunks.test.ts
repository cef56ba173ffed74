import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { root } from '../stack/settings.ts'
import { eagerlyLoadedChunks } from './eagerlyLoadedChunks.ts'

const connectors = `${root}/packages/connectors/src`
const read = (file: string) => readFileSync(`${connectors}/${file}`, 'utf8')

test('default', () => {
  expect(eagerlyLoadedChunks(['const a = 1', 'WalletConnect'])).toEqual([])
  expect(eagerlyLoadedChunks(['a', 'wss://relay.walletconnect.org'])).toEqual([
    'WalletConnect',
  ])
})

test('behavior: the texts are still those of the parts', () => {
  expect(
    eagerlyLoadedChunks([read('walletconnect/toWalletConnectError.ts')]),
  ).toEqual(['WalletConnect'])
  expect(eagerlyLoadedChunks([read('safe/createSafeConnector.ts')])).toEqual([
    'the Safe connector',
  ])
  const { resolve } = createRequire(
    createRequire(import.meta.url).resolve('icu-minify/compile'),
  )
  const parser = resolve('@formatjs/icu-messageformat-parser')
  expect(eagerlyLoadedChunks([readFileSync(parser, 'utf8')])).toEqual([
    'the parser of messages',
  ])
})
