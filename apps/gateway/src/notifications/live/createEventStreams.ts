import { zeroAddress } from 'viem'
import { onWrite } from '../../platform/db/countWrites.ts'
import type { Database } from '../../platform/db/Database.ts'
import type {
  EventStreams,
  OpenStream,
  StreamDialect,
  StreamRefusal,
} from '../../platform/live/EventStreams.ts'
import type { Log } from '../../platform/log/Log.ts'
import { createCounter } from '../../platform/metrics/createCounter.ts'
import { orderEvents, readClock, readEvents } from './eventOrder.ts'
import { type EventRow, eventPayload } from './eventPayload.ts'
import { listenToServer } from './listenToServer.ts'

/** Bytes that a stream holds for its reader, besides its socket's. */
const mostBytes = 16 * 1_024
/** Events that wait for a reader; with more it is cut off. */
const mostWaiting = 1_000
/** Events that a client which comes back gets; with more it reads all anew. */
const mostReplayed = 500
const batch = 500

export interface EventStreamsOptions {
  db: Database
  log: Log
  /** `postgres://…` of the store; undefined for the built-in one. */
  databaseUrl: string | undefined
  /** Streams of this process. */
  mostStreams: number
  /** Streams of one client. */
  mostOfClient: number
  /** Milliseconds between two comments that keep a stream open; 15,000. */
  heartbeat?: number
  /** Milliseconds between two looks while nothing wakes this process; 1,000. */
  interval?: number
}

interface Stream {
  chainIds: readonly string[]
  safe: string
  dialect: StreamDialect
  network: string
  cut: () => void
  /** Events that wait until the older ones, or the reader, are done. */
  waiting: EventRow[]
  /** Whether the older events, of which the client has missed some, are read. */
  isReady: boolean
  /** Whether the reader had not read at the last heartbeat. */
  isStuck: boolean
  controller: ReadableStreamDefaultController<Uint8Array>
}

const encoder = new TextEncoder()

const frame = (
  dialect: StreamDialect,
  name: 'ready' | 'change' | 'reset',
  id: string,
  data: unknown,
): Uint8Array | undefined => {
  // The service sends data alone, which readers take for messages.
  if (dialect === 'service' && name !== 'change') {
    return encoder.encode(`id: ${id}\n: ${name}\n\n`)
  }
  const event = dialect === 'service' ? '' : `event: ${name}\n`
  return encoder.encode(`id: ${id}\n${event}data: ${JSON.stringify(data)}\n\n`)
}

const beat = encoder.encode(': \n\n')

/**
 * Streams of events to many readers. One query a change serves all of them; a
 * reader that does not keep up is cut off, and resumes with the id of its last
 * event.
 */
export function createEventStreams({
  db,
  log,
  databaseUrl,
  mostStreams,
  mostOfClient,
  heartbeat = 15_000,
  interval = 1_000,
}: EventStreamsOptions): EventStreams {
  const streams = new Set<Stream>()
  const byPlace = new Map<string, Set<Stream>>()
  const byNetwork = new Map<string, number>()
  const outcomes = createCounter(
    'gateway_event_streams_total',
    'Streams by what became of them; slow: cut off because it did not keep up.',
  )
  for (const outcome of ['opened', 'refused', 'reset', 'slow']) {
    outcomes.add({ outcome }, 0)
  }
  const sent = createCounter(
    'gateway_events_sent_total',
    'Events written to streams.',
  )
  sent.add({}, 0)
  let closing = false
  let epoch = ''
  /** Position up to which every stream has its events. */
  let reached = 0
  let isCurrent = false
  let isFailing = false
  let stop: (() => Promise<void> | void)[] = []

  const remove = (stream: Stream): void => {
    if (!streams.delete(stream)) return
    for (const chainId of stream.chainIds) {
      const place = `${chainId} ${stream.safe}`
      const here = byPlace.get(place)
      here?.delete(stream)
      if (here?.size === 0) byPlace.delete(place)
    }
    const others = (byNetwork.get(stream.network) ?? 1) - 1
    if (others === 0) byNetwork.delete(stream.network)
    else byNetwork.set(stream.network, others)
    if (streams.size === 0) rest()
  }

  const write = (stream: Stream, bytes: Uint8Array | undefined): void => {
    if (bytes === undefined || !streams.has(stream)) return
    stream.controller.enqueue(bytes)
  }

  const hasRoom = ({ controller }: Stream) => (controller.desiredSize ?? 0) > 0

  const drop = (stream: Stream): void => {
    outcomes.add({ outcome: 'slow' })
    remove(stream)
    stream.cut()
  }

  /** Writes what waits, as far as the reader has room. */
  const flush = (stream: Stream): void => {
    while (stream.isReady && hasRoom(stream)) {
      const row = stream.waiting.shift()
      if (row === undefined) return
      send(stream, row)
    }
    if (stream.waiting.length > mostWaiting) drop(stream)
  }

  const reset = (stream: Stream, position: number): void => {
    outcomes.add({ outcome: 'reset' })
    write(stream, frame(stream.dialect, 'reset', idOf(position), {}))
  }

  const idOf = (position: number | null) => `${epoch}-${position}`

  const send = (stream: Stream, row: EventRow): void => {
    if (row.type === 'REINDEXED') reset(stream, row.position ?? 0)
    if (row.safe === zeroAddress) return
    const payload = eventPayload(row)
    if (payload === undefined) return
    sent.add({})
    write(stream, frame(stream.dialect, 'change', idOf(row.position), payload))
  }

  const dispatch = (row: EventRow): void => {
    const receivers =
      row.safe === zeroAddress
        ? [...streams].filter(({ chainIds }) => chainIds.includes(row.chainId))
        : (byPlace.get(`${row.chainId} ${row.safe}`) ?? [])
    for (const stream of [...receivers]) {
      stream.waiting.push(row)
      flush(stream)
    }
  }

  const catchUp = async (): Promise<void> => {
    await orderEvents(db)
    const clock = await readClock(db)
    // A backup may take the place of the store while streams are open.
    const isReplaced = clock.epoch !== epoch || clock.position < reached
    if (!isCurrent || isReplaced) {
      const stale = isCurrent ? [...streams] : []
      epoch = clock.epoch
      reached = clock.position
      isCurrent = true
      for (const stream of stale) {
        stream.waiting = []
        reset(stream, reached)
      }
      return
    }
    for (;;) {
      const rows = await readEvents(db, { after: reached, limit: batch })
      for (const row of rows) {
        dispatch(row)
        reached = row.position ?? reached
      }
      if (rows.length < batch) return
    }
  }

  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  /** Catches up; the look begins after the call. */
  const pump = (): Promise<void> => {
    if (running !== undefined) {
      next ??= running
        .catch(() => undefined)
        .then(() => {
          next = undefined
          return pump()
        })
      return next
    }
    running = catchUp().finally(() => {
      running = undefined
    })
    return running
  }

  const wake = (): void => {
    pump().then(
      () => {
        isFailing = false
      },
      (err) => {
        if (!isFailing && !closing) log.error({ err }, 'cannot read events')
        isFailing = true
      },
    )
  }

  /** Looks for events from the first stream on, until the last one ends. */
  const follow = (): void => {
    if (stop.length > 0) return
    const timers = [
      setInterval(wake, interval),
      setInterval(() => {
        for (const stream of [...streams]) {
          const isStuck = !hasRoom(stream)
          if (isStuck && stream.isStuck) drop(stream)
          else if (!isStuck) write(stream, beat)
          stream.isStuck = isStuck
        }
      }, heartbeat),
    ]
    for (const timer of timers) timer.unref()
    stop = [
      () => timers.forEach(clearInterval),
      databaseUrl === undefined
        ? onWrite(db, wake)
        : listenToServer(databaseUrl, wake),
    ]
  }

  const rest = (): void => {
    for (const end of stop) void end()
    stop = []
    isCurrent = false
  }

  /** Sends what a client that comes back has missed. */
  const resume = async (stream: Stream, lastEventId: string): Promise<void> => {
    const here = reached
    const [, itsEpoch, text = ''] = /^(\w+)-(\d{1,15})$/.exec(lastEventId) ?? []
    const after = Number(text)
    const { pruned } = await readClock(db)
    const isKnown = itsEpoch === epoch && after >= pruned && after <= here
    const rows = isKnown
      ? await readEvents(db, {
          after,
          upTo: here,
          limit: mostReplayed + 1,
          of: { chainIds: stream.chainIds, safe: stream.safe as `0x${string}` },
        })
      : []
    if (!isKnown || rows.length > mostReplayed) reset(stream, here)
    else stream.waiting.unshift(...rows)
  }

  const open = async ({
    dialect,
    chainIds,
    safe,
    lastEventId,
    network,
    cut,
  }: OpenStream): Promise<ReadableStream<Uint8Array> | StreamRefusal> => {
    const refuse = (reason: StreamRefusal): StreamRefusal => {
      outcomes.add({ outcome: 'refused' })
      return reason
    }
    const ofClient = byNetwork.get(network) ?? 0
    if (closing) return refuse('closing')
    if (streams.size >= mostStreams) return refuse('total')
    if (ofClient >= mostOfClient) return refuse('client')
    byNetwork.set(network, ofClient + 1)
    const stream = {
      ...{ dialect, chainIds, safe, network, cut, waiting: [] },
      ...{ isReady: false, isStuck: false },
    } as unknown as Stream
    const body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          stream.controller = controller
        },
        pull: () => flush(stream),
        cancel: () => remove(stream),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: mostBytes }),
    )
    streams.add(stream)
    for (const chainId of chainIds) {
      const place = `${chainId} ${safe}`
      byPlace.set(place, (byPlace.get(place) ?? new Set()).add(stream))
    }
    follow()
    try {
      await pump()
      // The client has missed these, or is before them: `resume` reads them.
      stream.waiting = stream.waiting.filter(
        ({ position }) => (position ?? 0) > reached,
      )
      write(stream, frame(dialect, 'ready', idOf(reached), {}))
      if (lastEventId !== undefined) await resume(stream, lastEventId)
    } catch (error) {
      remove(stream)
      throw error
    }
    stream.isReady = true
    flush(stream)
    outcomes.add({ outcome: 'opened' })
    return body
  }

  return {
    open,
    close: async () => {
      closing = true
      for (const stream of [...streams]) {
        remove(stream)
        stream.controller.close()
      }
      await running?.catch(() => undefined)
    },
    families: () => [
      {
        name: 'gateway_event_streams',
        help: 'Streams of events that are open.',
        type: 'gauge',
        samples: [{ value: streams.size }],
      },
      outcomes.family(),
      sent.family(),
    ],
  }
}
