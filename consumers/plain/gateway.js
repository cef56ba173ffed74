// Serves the SDK's gateway for tests over HTTP: `node gateway.js` prints its address.
import { createServer } from 'node:http'
import {
  createAddressEx,
  createFakeGateway,
  createSafeInfo,
} from '@strongroom/gateway-sdk/testing'
import { getResponse } from 'msw'

const baseUrl = 'http://gateway.test'
const address = createAddressEx('0x5aFE3855358E112B5647B952709E6165e1c1eEEe')
const { handlers } = createFakeGateway({
  baseUrl,
  safes: [createSafeInfo({ address })],
})
const headers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
}

const server = createServer(async (request, response) => {
  if (request.method === 'OPTIONS')
    return response.writeHead(204, headers).end()
  const answer = await getResponse(
    handlers,
    new Request(`${baseUrl}${request.url}`, { headers: request.headers }),
  )
  response.writeHead(answer?.status ?? 404, {
    ...Object.fromEntries(answer?.headers ?? []),
    ...headers,
  })
  response.end(await answer?.text())
})
server.listen(0, '127.0.0.1', () =>
  console.log(`http://127.0.0.1:${server.address().port}`),
)
