import { expect, test } from 'vitest'
import { listSafes } from './listSafes.ts'

const a = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const b = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('default: one entry per chain and address, owned before watched', () => {
  const safes = listSafes({ 1337: [a], 2021: null }, [
    { chainId: '1337', address: a.toLowerCase() as typeof a },
    { chainId: '2021', address: a },
    { chainId: '1337', address: b },
  ])
  expect(safes).toMatchInlineSnapshot(`
    [
      {
        "address": "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
        "chainId": "1337",
        "owned": true,
      },
      {
        "address": "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
        "chainId": "2021",
        "owned": false,
      },
      {
        "address": "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
        "chainId": "1337",
        "owned": false,
      },
    ]
  `)
})
