import { createRpc, type Rpc } from '@strongroom/react-hooks/chain'
import type { LocalStore } from '../../storage/createLocalStore.ts'
import type { Names } from '../../storage/parseSafes.ts'
import { ownerNames } from './owners.ts'

/** Names the demo's owners and safes, unless the user has named them. */
export async function nameDemo(
  store: LocalStore<Names>,
  chains: Readonly<Record<string, { rpcUrl: string }>>,
  demoNames: Names,
  connect: (url: string) => Rpc = createRpc,
): Promise<void> {
  for (const [chainId, { rpcUrl }] of Object.entries(chains)) {
    const accounts = await connect(rpcUrl).request({ method: 'eth_accounts' })
    const owners = Object.fromEntries(
      ownerNames.flatMap((name, index) => {
        const address = (accounts as string[])[index]
        return address === undefined ? [] : [[address.toLowerCase(), name]]
      }),
    )
    store.set((all) => ({
      ...all,
      [chainId]: { ...owners, ...demoNames[chainId], ...all[chainId] },
    }))
  }
}
