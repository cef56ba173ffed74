import { createWaypointProvider } from '@strongroom/waypoint-provider'

// An app whose button runs whatever request the test has put in place.
const query = new URL(location.href).searchParams

declare global {
  var next: { method: string; params?: readonly unknown[] }
  var outcome: Promise<unknown> | undefined
}

const provider = createWaypointProvider({
  clientId: query.get('client') ?? 'demo',
  chainId: 1337,
  waypointOrigin: query.get('wallet') ?? '',
  chains: { 1337: { rpcUrl: 'http://127.0.0.1:1' } },
  storage: localStorage,
})

document.querySelector('button')?.addEventListener('click', () => {
  globalThis.outcome = provider.request(globalThis.next).catch((error) => ({
    name: error.name,
    code: error.code,
    message: error.message,
    data: error.data,
  }))
})
