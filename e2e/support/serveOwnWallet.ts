import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installConsumer } from '../../scripts/consumers/installConsumer.ts'
import { packPackages } from '../../scripts/consumers/packPackages.ts'
import { run } from '../../scripts/consumers/run.ts'
import { serveFolder } from '../../scripts/consumers/serveFolder.ts'
import type { Program } from '../../scripts/consumers/startProgram.ts'
import { root } from '../../scripts/stack/settings.ts'
import type { Stack } from './stack.ts'

/**
 * Builds `examples/own-wallet` as a stranger does, from the packed packages and
 * outside the workspace, for the gateway and the chain of the stack; serves it on
 * 127.0.0.1.
 */
export async function serveOwnWallet({
  gatewayUrl,
  rpcUrls,
}: Stack): Promise<Program> {
  const folder = await mkdtemp(join(tmpdir(), 'strongroom-own-wallet-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    // Cached: `npm test` has built the packages before.
    const turbo = join(root, 'node_modules/.bin/turbo')
    await run(root, [turbo, 'run', 'build', '--filter=./packages/*'])
    const packed = await packPackages(folder)
    const app = await installConsumer('examples/own-wallet', packed, folder)
    await run(app, ['pnpm', 'build'], {
      VITE_GATEWAY_URL: gatewayUrl,
      VITE_RPC_URL: rpcUrls[1337],
    })
    const site = await serveFolder(join(app, 'dist'))
    return {
      url: site.url,
      async stop() {
        await site.stop()
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}
