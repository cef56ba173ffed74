import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { expect, test } from 'vitest'
import { holdLeadership } from '../src/db/holdLeadership.ts'
import { waitFor } from './support/waitFor.ts'

const url = process.env['TEST_DATABASE_URL']
const servers = url === undefined ? [] : [url]

/** Leads a term at a time, and notes when. */
const candidate = (server: string) => {
  const controller = new AbortController()
  const state = { leading: false, terms: 0 }
  const done = holdLeadership({
    url: server,
    interval: 50,
    signal: controller.signal,
    lead: async (signal) => {
      state.leading = true
      state.terms += 1
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      state.leading = false
    },
  })
  return {
    state,
    stop: () => {
      controller.abort()
      return done
    },
  }
}

test('behavior: a server out of reach is waited for, and stopping is prompt', async () => {
  const { state, stop } = candidate('postgres://nobody@127.0.0.1:1/none')
  await sleep(200)
  await stop()
  expect(state.terms).toBe(0)
})

test.each(servers)('default', async (server) => {
  const first = candidate(server)
  await waitFor(
    () => first.state.leading,
    (leading) => leading,
  )
  const second = candidate(server)
  const never = waitFor(
    () => second.state.leading,
    (leading) => leading,
    500,
  )
  await expect(never).rejects.toThrow()

  await first.stop()
  expect(first.state).toEqual({ leading: false, terms: 1 })
  await waitFor(
    () => second.state.leading,
    (leading) => leading,
  )

  // Its connection is cut: it steps back, and may lead again.
  const admin = postgres(server, { max: 1 })
  await admin`select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and objid = 7461002`
  await waitFor(
    () => second.state.terms,
    (terms) => terms > 1,
  )
  await admin.end()
  await second.stop()
  expect(second.state.leading).toBe(false)
})
