import type { Simulation } from './Simulation.ts'

/** What two nodes say differently about the same execution. */
export type SimulationDifference =
  | 'outcome'
  | 'assets'
  | 'approvals'
  | 'settings'

/** Amounts of two nodes may differ by a twentieth: time passes between blocks. */
const tolerance = 20n

/**
 * Compares what two nodes say about the same execution at the same block.
 *
 * @returns undefined when they agree, or when one of them cannot say.
 */
export function compareSimulations(
  first: Simulation,
  second: Simulation,
): SimulationDifference | undefined {
  if (first.status === 'unknown' || second.status === 'unknown')
    return undefined
  if (first.status !== second.status) return 'outcome'
  if (first.status !== 'succeeds' || second.status !== 'succeeds')
    return undefined
  const { changes: a } = first
  const { changes: b } = second
  if (!a || !b) return undefined
  const deltas = [a, b].map(
    ({ assets, nfts }) =>
      new Map([
        ...assets.map(({ token, delta }) => [token, delta] as const),
        ...nfts.map(
          ({ token, id, delta }) => [`${token} ${id}`, delta] as const,
        ),
      ]),
  )
  const names = new Set(deltas.flatMap((one) => [...one.keys()]))
  for (const name of names) {
    const [x = 0n, y = 0n] = deltas.map((one) => one.get(name))
    if (!isClose(x, y)) return 'assets'
  }
  const approvals = [a, b].map((changes) =>
    changes.approvals
      .map(
        ({ token, spender, amount, id }) =>
          `${token} ${spender} ${amount} ${id}`,
      )
      .sort()
      .join(),
  )
  if (approvals[0] !== approvals[1]) return 'approvals'
  return a.settings &&
    b.settings &&
    JSON.stringify(a.settings) !== JSON.stringify(b.settings)
    ? 'settings'
    : undefined
}

const size = (value: bigint) => (value < 0n ? -value : value)

function isClose(a: bigint, b: bigint): boolean {
  const apart = size(a - b) - 2n
  return apart <= size(a) / tolerance || apart <= size(b) / tolerance
}
