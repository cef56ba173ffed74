import { expect, test } from 'vitest'
import { readProposal, readRequest, readRequired } from './readLibrary.ts'

const proposal = (fields: object) => ({
  id: 1,
  proposer: { metadata: { name: 'App', url: 'https://app.example/x' } },
  ...fields,
})
const namespace = (chains?: string[]) => ({
  ...(chains && { chains }),
  methods: ['eth_signTransaction'],
  events: ['message'],
})

test('default: reads required and optional chains in both notations', () => {
  const given = proposal({
    requiredNamespaces: {
      eip155: namespace(['eip155:1', 'eip155:2020']),
      'eip155:10': namespace(),
      solana: namespace(['solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ']),
    },
    optionalNamespaces: { eip155: namespace(['eip155:1337', 'eip155:1']) },
  })
  expect(readProposal(given, false)).toEqual({
    id: 1,
    peer: { name: 'App', origin: 'https://app.example' },
    chainIds: [1, 2020, 10, 1337],
    requiredChainIds: [1, 2020, 10],
    requiredNamespaces: ['solana'],
    isScam: false,
  })
  expect(readRequired(given).methods).toContain('eth_signTransaction')
})

test.each([
  [{}, '', undefined],
  [{ name: {}, url: 'javascript:alert(1)' }, '', undefined],
  [{ name: 'A'.repeat(200), url: 7 }, 'A'.repeat(100), undefined],
  [
    { name: 'A', url: 'https://a.example@b.example/' },
    'A',
    'https://b.example',
  ],
  [null, '', undefined],
])('behavior: hostile description %j', (metadata, name, origin) => {
  const given = proposal({ proposer: { metadata } })
  expect(readProposal(given as never, true)).toMatchObject({
    peer: { name, origin },
    isScam: true,
  })
})

test('behavior: ignores a request without a session or of another network', () => {
  const session = { topic: 't' } as never
  const request = (topic: string, chainId: string) =>
    readRequest(
      {
        id: 1,
        topic,
        params: { chainId, request: { method: 'm', params: [] } },
      },
      [session],
    )
  expect(request('other', 'eip155:1')).toBeUndefined()
  expect(request('t', 'solana:1')).toBeUndefined()
  expect(request('t', 'eip155:1')).toMatchObject({ chainId: 1, method: 'm' })
})
