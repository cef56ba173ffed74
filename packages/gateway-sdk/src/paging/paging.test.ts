import { describe, expect, test, vi } from 'vitest'
import { getTransactionHistory } from '../actions/getTransactionHistory.ts'
import { createGatewayClient } from '../client/createGatewayClient.ts'
import { createPage, createTransactionItem } from '../testing/index.ts'
import { pagePath } from './pagePath.ts'
import { paginate } from './paginate.ts'

const baseUrl = 'https://base.example/gateway'
const chainId = '1'
const safeAddress = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'

describe('pagePath', () => {
  const client = createGatewayClient({ baseUrl })

  test('default', () => {
    expect(pagePath(client, `${baseUrl}/v1/x?cursor=limit%3D20`)).toBe(
      '/v1/x?cursor=limit%3D20',
    )
  })

  test.each([
    'https://evil.example/x',
    '//evil',
    'https://base.example.evil/gateway/x',
    'https://base.example@evil/gateway/x',
    'https://user@base.example/gateway/x',
    'http://base.example/gateway/x',
    'https://base.example:444/gateway/x',
    'https://base.example/other/x',
    'https://base.example/gatewayx/y',
    'https://base.example/gateway/../admin',
    'https://base.example/gateway/%2e%2e/admin',
    'https://base.example/gateway\\..\\..\\x',
    'data:application/json,{}',
    'javascript:alert(1)',
    '/v1/x',
    '',
    ' ',
  ])('error: %s', async (pageUrl) => {
    expect(() => pagePath(client, pageUrl)).toThrow(
      expect.objectContaining({
        name: 'ForeignPageUrlError',
        message: 'The page URL is outside the base URL.',
        url: pageUrl,
      }),
    )
  })

  test('error: nothing is sent', async () => {
    const fetch = vi.fn()
    await expect(
      getTransactionHistory(createGatewayClient({ baseUrl, fetch }), {
        chainId,
        safeAddress,
        pageUrl: 'https://evil.example/x',
      }),
    ).rejects.toMatchObject({ name: 'ForeignPageUrlError' })
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('paginate', () => {
  function lists(links: (string | null)[]) {
    const urls: string[] = []
    const client = createGatewayClient({
      baseUrl,
      fetch: async (url) => {
        const next = links[urls.length] ?? null
        urls.push(String(url))
        const item = createTransactionItem({ id: `${urls.length}` })
        return Response.json(createPage([item], { next }))
      },
    })
    return { urls, client }
  }
  const collect = async (client: ReturnType<typeof lists>['client']) => {
    const ids: string[] = []
    const parameters = { chainId, safeAddress } as const
    for await (const item of paginate(
      client,
      getTransactionHistory,
      parameters,
    ))
      if (item.type === 'TRANSACTION') ids.push(item.transaction.id)
    return ids
  }

  test('default', async () => {
    const { client, urls } = lists([`${baseUrl}/v1/a?cursor=2`, null])
    expect(await collect(client)).toEqual(['1', '2'])
    expect(urls[1]).toBe(`${baseUrl}/v1/a?cursor=2`)
  })

  test('behavior: a circle ends', async () => {
    const { client } = lists(Array(10).fill(`${baseUrl}/v1/a`))
    expect(await collect(client)).toEqual(['1', '2'])
  })

  test('error: a foreign link', async () => {
    const { client, urls } = lists(['https://evil.example/'])
    await expect(collect(client)).rejects.toMatchObject({
      name: 'ForeignPageUrlError',
    })
    expect(urls).toHaveLength(1)
  })
})
