import * as published from '@sky-mavis/waypoint'
import { WaypointProvider } from '@strongroom/waypoint-provider'

declare global {
  var times: number[]
}

const waypointOrigin = 'https://waypoint.example'
const { create } = new URL(location.href).searchParams.has('published')
  ? (published as unknown as { WaypointProvider: typeof WaypointProvider })
      .WaypointProvider
  : WaypointProvider
const provider = create({ clientId: 'demo', chainId: 2020, waypointOrigin })

let clicked = 0
globalThis.times = []
// The measurement ends where the browser takes over; no window opens.
window.open = () => {
  globalThis.times.push(performance.now() - clicked)
  return { closed: false, location: '', focus() {}, close() {} } as never
}
document.querySelector('button')?.addEventListener('click', () => {
  clicked = performance.now()
  provider.request({ method: 'eth_requestAccounts' }).catch(() => undefined)
})
