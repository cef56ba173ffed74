import { expect, test } from 'vitest'
import { splitCredentials } from './splitCredentials.ts'

const basic = (text: string) => ({
  authorization: `Basic ${Buffer.from(text, 'utf8').toString('base64')}`,
})

test.each([
  ['https://me:s%40fe@one/path', 'https://one/path', basic('me:s@fe')],
  ['https://key@one/', 'https://one/', basic('key:')],
  ['https://mé:€@one/', 'https://one/', basic('mé:€')],
  ['https://me:100%zz@one/', 'https://one/', basic('me:100%zz')],
  ['https://one/@path', 'https://one/@path', undefined],
  ['/rpc', '/rpc', undefined],
  ['no address', 'no address', undefined],
])('default: %s', (address, url, authorization) => {
  expect(splitCredentials(address)).toEqual({ url, authorization })
})
