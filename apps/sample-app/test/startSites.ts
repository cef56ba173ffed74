import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createSafe, demoOwners, send, startChain } from '@strongroom/devnet'
import { build as bundle } from 'esbuild'
import { encodeFunctionData, erc20Abi, parseEther } from 'viem'
import { build } from 'vite'
import { vi } from 'vitest'
import { securityHeaders } from '../headers.ts'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}
const root = fileURLToPath(new URL('..', import.meta.url))

type Answer = { body: string | Buffer; type: string; headers?: object }

async function listen(
  host: string,
  answer: (path: string, body: string) => Promise<Answer>,
) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x')
    let body = ''
    for await (const chunk of request) body += chunk
    const found = await answer(pathname, body).catch(() => undefined)
    response.writeHead(found === undefined ? 404 : 200, {
      'content-type': found?.type ?? 'text/plain',
      ...found?.headers,
    })
    response.end(found?.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { server, origin: `http://${host}:${port}` }
}

/** Starts a chain with a safe of three owners, 10 ETH and 1,000 units of USD. */
async function startSafe() {
  const chain = await startChain({ chainId: 1337, seed: false })
  const [alice, bob, , carol] = chain.accounts
  if (alice === undefined || bob === undefined || carol === undefined)
    throw new Error('The chain has no accounts.')
  const owners = [alice, bob, carol]
  const safeAddress = await createSafe(chain.client, {
    contracts: chain.contracts['1.4.1'],
    owners,
    threshold: 2,
    saltNonce: 5n,
    from: alice,
  })
  await chain.client.setBalance({
    address: safeAddress,
    value: parseEther('10'),
  })
  await send(chain.client, {
    from: demoOwners.Carol,
    to: chain.tokens.usd,
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [safeAddress, 1000n],
    }),
  })
  const info = {
    safeAddress,
    chainId: chain.chainId,
    threshold: 2,
    owners,
    nonce: 0,
    version: '1.4.1',
    modules: null,
    guard: null,
    fallbackHandler: chain.contracts['1.4.1'].fallbackHandler.address,
  }
  return { chain, info }
}

/**
 * Serves the built app with its real headers, and two pages that frame it for a
 * safe on a real chain.
 */
export async function startSites() {
  const { chain, info } = await startSafe()
  const outDir = await mkdtemp(join(tmpdir(), 'sample-app-'))
  // Builds for production: React and its JSX otherwise follow the tests' mode.
  vi.stubEnv('NODE_ENV', 'production')
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  })
  vi.unstubAllEnvs()
  const script = await bundle({
    entryPoints: [fileURLToPath(new URL('hostPage.ts', import.meta.url))],
    bundle: true,
    format: 'esm',
    write: false,
    conditions: ['@strongroom/source'],
  })
  const hostScript = script.outputFiles[0]?.text ?? ''
  const host = async (path: string, body: string): Promise<Answer> => {
    if (path === '/host.js')
      return { body: hostScript, type: 'text/javascript' }
    if (path === '/safe.json')
      return { body: JSON.stringify(info), type: 'application/json' }
    if (path === '/rpc') {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(chain.rpcUrl, {
        method: 'POST',
        body,
        headers,
      })
      return { body: await answer.text(), type: 'application/json' }
    }
    return {
      body: '<!doctype html><html lang="en"><title>Wallet</title><body><script type="module" src="/host.js"></script>',
      type: 'text/html',
    }
  }

  const wallet = await listen('localhost', host)
  const stranger = await listen('localhost', host)
  const config = {
    walletOrigins: [wallet.origin],
    waypoint: { origin: 'http://127.0.0.1:1', clientId: 'demo' },
    chains: { 1337: { rpcUrl: 'http://127.0.0.1:1' } },
  }
  const app = await listen('127.0.0.1', async (path) => {
    const headers = securityHeaders(config, path)
    if (path === '/config.json')
      return { body: JSON.stringify(config), type: 'application/json', headers }
    const file = extname(path) === '' ? '/index.html' : path
    const type = types[extname(file)] ?? 'application/octet-stream'
    return { body: await readFile(join(outDir, file)), type, headers }
  })

  return {
    wallet: wallet.origin,
    stranger: stranger.origin,
    app: app.origin,
    chain,
    info,
    async stop() {
      for (const { server } of [wallet, stranger, app]) {
        server.closeAllConnections()
        await new Promise((resolve) => server.close(resolve))
      }
      await chain.stop()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
