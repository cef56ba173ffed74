import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { getTransactionHistory } from '../calls/transactions.gen.ts'
import { createGatewayClient } from '../client/createGatewayClient.ts'
import { createPage, createTransactionItem } from '../testing/index.ts'
import { pagePath } from './pagePath.ts'
import { paginate, paginatePages } from './paginate.ts'

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

  test('error: rejects a foreign page URL before a request', async () => {
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

describe('pageOrigins', () => {
  const client = createGatewayClient({
    baseUrl,
    pageOrigins: ['https://pages.example', 'http://localhost:1'],
  })

  test.each(['https://pages.example/v1/x?cursor=1', 'http://localhost:1/'])(
    'behavior: requests %s unchanged',
    async (pageUrl) => {
      expect(pagePath(client, pageUrl)).toBe(pageUrl)
      const fetch = vi.fn(async () => Response.json(createPage([])))
      const { pageOrigins } = client
      await getTransactionHistory(
        createGatewayClient({ baseUrl, pageOrigins, fetch }),
        { chainId, safeAddress, pageUrl },
      )
      expect(fetch).toHaveBeenCalledWith(pageUrl, expect.anything())
    },
  )

  test.each([
    'http://pages.example/',
    'https://pages.example.evil/',
    'https://pages.example:444/',
    'https://pages.example@evil/',
    'https://user:word@pages.example/',
    'https://user@pages.example/',
    'data:,https://pages.example',
    'blob:https://pages.example/1',
  ])('error: %s', (pageUrl) => {
    expect(() => pagePath(client, pageUrl)).toThrow('outside the base URL')
  })
})

test.each([5, {}, [], Symbol('x'), { toString: () => 'https://evil.example' }])(
  'error: a link that is no text, %s',
  (pageUrl) => {
    const client = createGatewayClient({ baseUrl })
    expect(() => pagePath(client, pageUrl)).toThrow('outside the base URL')
  },
)

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

  test.each([
    'https://evil.example/x',
    '//evil',
    'https://base.example.evil/x',
    'https://base.example@evil/x',
    'data:application/json,{}',
  ])('error: %s is not followed', async (link) => {
    const { client, urls } = lists([link])
    await expect(collect(client)).rejects.toMatchObject({
      name: 'ForeignPageUrlError',
      url: link,
    })
    expect(urls).toHaveLength(1)
  })

  test('behavior: a circle of three ends', async () => {
    const { client, urls } = lists(
      ['a', 'b', 'c', 'a', 'b'].map((name) => `${baseUrl}/v1/${name}`),
    )
    expect(await collect(client)).toHaveLength(4)
    expect(urls).toHaveLength(4)
  })

  test('behavior: leaving the loop ends the requests', async () => {
    const { client, urls } = lists([`${baseUrl}/v1/a`])
    for await (const _ of paginate(client, getTransactionHistory, {
      chainId,
      safeAddress,
    }))
      break
    expect(urls).toHaveLength(1)
  })

  test('behavior: continues at a given page', async () => {
    const links = [1, 2, 3].map((page) => `${baseUrl}/v1/a?cursor=${page}`)
    const { client, urls } = lists([...links, null])
    const pages = (pageUrl?: string | null) =>
      paginatePages(client, getTransactionHistory, {
        chainId,
        safeAddress,
        pageUrl,
      })
    let next: string | null | undefined
    let count = 0
    for await (const page of pages()) {
      next = page.next
      if (++count === 2) break
    }
    expect(next).toBe(links[1])
    for await (const _ of pages(next)) count++
    expect(count).toBe(4)
    expect(urls.slice(1)).toEqual(links)
  })

  test('error: an abort between two items', async () => {
    const client = createGatewayClient({
      baseUrl,
      fetch: async () =>
        Response.json(
          createPage([createTransactionItem(), createTransactionItem()]),
        ),
    })
    const controller = new AbortController()
    const { signal } = controller
    const seen: unknown[] = []
    const reason = new Error('enough')
    const read = async () => {
      for await (const item of paginate(client, getTransactionHistory, {
        chainId,
        safeAddress,
        signal,
      })) {
        seen.push(item)
        controller.abort(reason)
      }
    }
    await expect(read()).rejects.toMatchObject({
      name: 'AbortError',
      cause: reason,
    })
    expect(seen).toHaveLength(1)
  })

  test.each([{}, null, [], 'page', { results: null }, { results: 'ab' }])(
    'error: %j is no page',
    async (answer) => {
      const client = createGatewayClient({
        baseUrl,
        fetch: async () => Response.json(answer),
      })
      await expect(collect(client)).rejects.toMatchObject({
        name: 'InvalidResponseError',
        body: answer,
      })
    },
  )

  test('behavior: the pages together are the list, however it is cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.string(), { maxLength: 5 }), { minLength: 1 }),
        async (pages) => {
          let at = 0
          const client = createGatewayClient({
            baseUrl,
            fetch: async () => {
              const results = pages[at++]?.map((id) =>
                createTransactionItem({ id }),
              )
              const next = at < pages.length ? `${baseUrl}/v1/${at}` : null
              return Response.json(createPage(results ?? [], { next }))
            },
          })
          expect(await collect(client)).toEqual(pages.flat())
        },
      ),
      { numRuns: 50 },
    )
  })
})
