import { isPortFree } from '../../scripts/stack/portInUse.ts'

// Below the range that outgoing connections take theirs from: the stack gives
// its ports up when it restarts, and has to get them back.
const lowest = 20_000
const perWorker = 2_000
const ranges = 6

// A port looks free until its server listens, seconds later. So each worker
// chooses from a range of its own, and hands out no port twice.
const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)
const start = lowest + (worker % ranges) * perWorker
const handedOut = new Set<number>()

/** Free ports, all different, and different from those of earlier calls. */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = []
  while (ports.length < count) {
    const port = start + Math.floor(Math.random() * perWorker)
    if (handedOut.has(port)) continue
    handedOut.add(port)
    if (await isPortFree(port)) ports.push(port)
  }
  return ports
}
