import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { createGatewayClient } from '@strongroom/gateway-sdk'

const main = fileURLToPath(
  new URL('../../../../apps/gateway/src/main.ts', import.meta.url),
)

/** A free port: the gateway writes its own into the links of its pages. */
async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** The real gateway as its own process, over a chain and a store in memory. */
export async function startGateway(rpcUrl: string) {
  const port = await findPort()
  const folder = await mkdtemp(join(tmpdir(), 'strongroom-week-'))
  const chains = join(folder, 'chains.json')
  const chain = {
    ...{ chainId: '1337', chainName: 'Local', shortName: 'geth', rpcUrl },
    nativeCurrency: { name: 'Ether', symbol: 'ETH' },
    pollMs: 50,
  }
  await writeFile(chains, JSON.stringify([chain]))
  const child = spawn(
    process.execPath,
    ['--conditions=@strongroom/source', main],
    {
      // The channel closes with this process, and the gateway ends with it.
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: {
        ...{ PATH: process.env['PATH'], GATEWAY_PORT: `${port}` },
        ...{ GATEWAY_CHAINS: chains, GATEWAY_DATA_DIR: join(folder, 'data') },
      },
    },
  )
  const ended = once(child, 'exit')
  if (child.stdout === null) throw new Error('The gateway has no output.')
  const lines = createInterface({ input: child.stdout })
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (text) => {
      if (JSON.parse(text).msg === 'listening') resolve()
    })
    void ended.then(([code]) =>
      reject(new Error(`The gateway ended with ${code}.`)),
    )
  })
  return {
    client: createGatewayClient({ baseUrl: `http://localhost:${port}` }),
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
