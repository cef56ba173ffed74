import type { Hex } from 'viem'
import type { ChainLog } from '../fetch/ChainLog.ts'
import { checksum } from './checksum.ts'
import type { Logged } from './Logged.ts'
import type { Run } from './pairExecutions.ts'
import type { Rows } from './Rows.ts'
import type { RowContext } from './toExecutions.ts'

type Transfer = Rows['transfers'][number]

/** Native coin in, by the event that every safe emits on receiving it. */
const incoming = ({ event, log }: Logged): Movement[] =>
  // An execution of an empty call of the safe to itself also emits this event,
  // with a value of zero.
  event.type !== 'Received' || event.value === 0n
    ? []
    : [
        {
          log,
          safe: log.address,
          position: String(log.logIndex),
          kind: 'NATIVE_COIN',
          token: null,
          from: event.sender,
          to: log.address,
          value: event.value,
        },
      ]

/** Native coin out: what an execution that succeeded sent along. */
const outgoing = (run: Run): Movement[] => {
  const { call, ended, log, safe } = run
  if (run.kind !== 'multisig' || call === undefined) return []
  if (!ended.event.success || call.operation !== 0 || call.value === 0n) {
    return []
  }
  return [
    {
      log,
      safe,
      position: `${log.logIndex},0`,
      kind: 'NATIVE_COIN',
      token: null,
      from: safe,
      to: call.to,
      value: call.value,
    },
  ]
}

const tokens = (
  { event, log }: Logged,
  isSafe: (address: Hex) => boolean,
): Movement[] => {
  if (event.type !== 'Transfer') return []
  const { kind, from, to, value } = event
  const ends = from === to ? [from] : [from, to]
  return ends.filter(isSafe).map((safe) => ({
    log,
    safe,
    position: String(log.logIndex),
    kind,
    token: log.address,
    from,
    to,
    value,
  }))
}

interface Movement {
  log: ChainLog
  safe: Hex
  position: string
  kind: Transfer['kind']
  token: Hex | null
  from: Hex
  to: Hex
  value: bigint
}

/** One row for each safe at either end. */
export function toTransfers(
  { chainId, timestampOf }: RowContext,
  events: readonly Logged[],
  runs: readonly Run[],
  isSafe: (address: Hex) => boolean,
): Transfer[] {
  const movements = [
    ...events.flatMap((entry) => [
      ...incoming(entry),
      ...tokens(entry, isSafe),
    ]),
    ...runs.flatMap(outgoing),
  ]
  return movements.map(({ log, safe, token, from, to, value, ...rest }) => ({
    ...rest,
    chainId,
    safe: checksum(safe),
    txHash: log.txHash,
    logIndex: log.logIndex,
    blockNumber: log.blockNumber,
    timestamp: timestampOf(log.blockNumber),
    token: token === null ? null : checksum(token),
    from: checksum(from),
    to: checksum(to),
    value: String(value),
  }))
}
