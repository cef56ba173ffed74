import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkTypes } from './checkTypes.ts'
import { entriesOf } from './entriesOf.ts'
import { findNode, nodeVersions } from './findNode.ts'
import { installConsumer } from './installConsumer.ts'
import { lowestPeers, type PeerManifest } from './lowestPeers.ts'
import type { Packed } from './packPackages.ts'
import { run } from './run.ts'

/**
 * The example wallet with the lowest version of every peer: its build, the types
 * of every entry, and every entry imported and a component rendered by Node.
 */
export async function checkLowestApp(
  packed: readonly Packed[],
  into: string,
): Promise<string[]> {
  const manifests = packed.map(async ({ folder }) =>
    JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')),
  )
  const versions = lowestPeers((await Promise.all(manifests)) as PeerManifest[])
  const folder = await installConsumer('examples/own-wallet', packed, into, {
    as: 'lowest',
    versions: {
      ...Object.fromEntries(
        packed.map(({ name }) => [`@strongroom/${name}`, '*']),
      ),
      ...versions,
    },
  })
  await writeFile(join(folder, 'src/entries.ts'), await entriesOf(packed))
  const bin = (name: string) => join(folder, 'node_modules', name)
  const node = process.execPath
  const tsc = [node, bin('typescript/bin/tsc'), '-p', '.']
  await checkTypes(folder, [...tsc, '--skipLibCheck', 'false'])
  await writeFile(join(folder, 'render.mjs'), await renderOf(packed))
  for (const version of nodeVersions) {
    const program = await findNode(version)
    await run(folder, [program, 'render.mjs'])
    const cli = bin('@strongroom/safe-protocol/dist/cli.js')
    await run(folder, [program, cli, '--help'])
    await run(folder, [program, bin('vite/bin/vite.js'), 'build'])
  }
  return [
    `${Object.entries(versions)
      .map(([peer, version]) => `${peer} ${version}`)
      .join(', ')}`,
    `types, every entry, rendering, the program and vite build, on Node ${nodeVersions.join(' and ')}`,
  ]
}

/** A module that loads every entry but the sheets, and renders on a server. */
async function renderOf(packed: readonly Packed[]): Promise<string> {
  const entries = (await entriesOf(packed)).replace(/^import .+\.css'$/gmu, '')
  return `${entries}
import { strict as assert } from 'node:assert'
import { useSafe, StrongroomProvider } from '@strongroom/react-hooks'
import { createGatewayClient } from '@strongroom/gateway-sdk'
import { createRpc } from '@strongroom/react-hooks/chain'
import { Address } from '@strongroom/ui-kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

const safeAddress = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const gateway = createGatewayClient({ baseUrl: 'http://127.0.0.1:9' })
const chains = [{ chainId: '1337', rpc: createRpc('http://127.0.0.1:9') }]
const client = new QueryClient()
function Safe() {
  const { isPending } = useSafe({ chainId: '1337', safeAddress })
  return createElement(Address, { address: safeAddress, name: isPending ? 'Bob' : '' })
}
const provided = createElement(StrongroomProvider, { gateway, chains }, createElement(Safe))
assert.match(
  renderToString(createElement(QueryClientProvider, { client }, provided)),
  /Bob/,
)
process.exit(0)
`
}
