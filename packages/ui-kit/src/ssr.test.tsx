import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Gallery } from '../test/Gallery.tsx'
import { payloads } from '../test/payloads.ts'
import { alice } from '../test/people.ts'
import { createItem, infos } from '../test/transactions.ts'
import {
  Address,
  AssetTable,
  CallTree,
  ChainBadge,
  ErrorState,
  ExternalLink,
  ForeignText,
  NftGrid,
  TransactionRow,
} from './index.ts'

test('default: everything renders on a server', () => {
  const html = renderToString(<Gallery />)
  expect(html).toContain('Send 1,250 USDC to Bob')
  expect(html).not.toMatch(/<(?:script|style)/u)
})

test.each(payloads.map((payload) => ({ payload, name: payload.slice(0, 40) })))(
  'behavior: $name stays text everywhere',
  ({ payload }) => {
    const html = renderToString(
      <>
        <ForeignText value={payload} />
        <Address address={alice} name={payload} explorerUrl={payload} />
        <ExternalLink href={payload}>
          <ForeignText value={payload} />
        </ExternalLink>
        <ChainBadge name={payload} logoUri={payload} />
        <ErrorState error={new Error(payload)} />
        <AssetTable
          items={[
            {
              tokenInfo: {
                type: 'ERC20',
                address: alice,
                decimals: 6,
                symbol: payload,
                name: payload,
                logoUri: payload,
              },
              balance: payload,
              fiatBalance: payload,
              fiatConversion: payload,
            },
          ]}
        />
        <NftGrid
          getHref={() => 'https://wallet.example/nft'}
          items={[
            {
              address: alice,
              tokenName: payload,
              tokenSymbol: payload,
              id: payload,
              name: payload,
              description: payload,
              imageUri: payload,
            },
          ]}
        />
        <TransactionRow
          item={createItem(
            { ...infos.call, methodName: payload },
            { note: payload, safeAppInfo: { name: payload, url: payload } },
          )}
        />
        <CallTree
          node={{
            to: alice,
            value: 0n,
            data: '0x12345678',
            operation: 0,
            method: {
              name: payload,
              signature: payload,
              parameters: [{ name: payload, type: payload, value: payload }],
            },
            children: [],
          }}
        />
      </>,
    )
    // Between tags only: in an attribute's value the words do no harm.
    const tags = html.replace(/"[^"]*"/gu, '""')
    expect({
      element: /<(?:script|style|iframe|object|embed|base)\b/iu.test(html),
      handler: /<[a-z][^<>]*\son\w+=/iu.test(tags),
      link: /(?:href|src)="(?!https?:|data:image\/)/iu.test(html),
      hidden: /[\u202a-\u202e\u2066-\u2069\u200b-\u200d\ufeff]/u.test(html),
      long: html.length > 60_000,
    }).toEqual({
      element: false,
      handler: false,
      link: false,
      hidden: false,
      long: false,
    })
  },
)
