import { expect, test } from 'vitest'
import { chains } from './chains.ts'
import { pinnedChains } from './pinnedChains.ts'

test('default: the chains of the product', () => {
  expect(
    chains.map(({ id, shortName, name, nativeCurrency, rpcUrls }) =>
      [
        id,
        shortName,
        name,
        nativeCurrency.symbol,
        rpcUrls.default.http[0],
      ].join(' '),
    ),
  ).toMatchInlineSnapshot(`
    [
      "1 eth Ethereum ETH https://ethereum.reth.rs/rpc",
      "5 gor Goerli ETH https://5.rpc.thirdweb.com",
      "11155111 sep Sepolia ETH https://11155111.rpc.thirdweb.com",
      "8453 base Base ETH https://mainnet.base.org",
      "84532 basesep Base Sepolia ETH https://sepolia.base.org",
      "2020 ron Ronin Mainnet RON https://api.roninchain.com/rpc",
      "2021 saigon Saigon Testnet RON https://saigon-testnet.roninchain.com/rpc",
    ]
  `)
  expect(
    chains.filter(({ testnet }) => testnet).map(({ shortName }) => shortName),
  ).toEqual(['gor', 'sep', 'basesep', 'saigon'])
  expect(chains.map(({ shortName }) => shortName)).toEqual(
    pinnedChains.map(({ shortName }) => shortName),
  )
})
