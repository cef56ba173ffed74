/**
 * Uses the package with web APIs alone. Bundled for each runtime, so it stays
 * plain JavaScript and imports the package by name.
 */
import {
  createGatewayClient,
  getSafeInfo,
  getTransactionHistory,
  isGatewayError,
  paginate,
} from '@strongroom/gateway-sdk'
import { watchSafe } from '@strongroom/gateway-sdk/live'
import { validateResponse } from '@strongroom/gateway-sdk/validate'

const safe = {
  chainId: '1',
  safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
}

export async function exercise(answer) {
  const seen = []
  const client = createGatewayClient({
    baseUrl: 'https://gateway.example',
    fetch: async (url, init) => {
      seen.push(`${init.method} ${url}`)
      return new Response(JSON.stringify(answer(url)), {
        status: url.includes('/chains/404/') ? 404 : 200,
      })
    },
    validate: validateResponse,
  })
  const result = { nonce: (await getSafeInfo(client, safe)).nonce }
  result.refused = await getSafeInfo(client, { ...safe, chainId: '2' }).catch(
    (error) => `${error.name} ${error.issues.length > 0}`,
  )
  result.missing = await getSafeInfo(client, { ...safe, chainId: '404' }).catch(
    (error) => isGatewayError(error) && error.message,
  )
  result.aborted = await getSafeInfo(client, {
    ...safe,
    signal: AbortSignal.abort(),
  }).catch((error) => error.name)
  result.hostile = await getSafeInfo(client, { ...safe, chainId: '..' }).catch(
    (error) => error.name,
  )
  result.items = 0
  for await (const item of paginate(client, getTransactionHistory, safe))
    if (item.type === 'DATE_LABEL') result.items++
  result.watched = await new Promise((resolve) => {
    const stop = watchSafe(client, {
      ...safe,
      since: {},
      onChange: ({ lists }) => {
        stop()
        resolve(lists.length > 0)
      },
    })
  })
  result.requests = seen.length
  return result
}
