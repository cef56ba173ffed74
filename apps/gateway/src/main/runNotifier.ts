import { setTimeout as sleep } from 'node:timers/promises'
import { handleEvents } from '../notifications/delivery/handleEvents.ts'
import { prune } from '../notifications/delivery/prune.ts'
import { sendPushes } from '../notifications/delivery/sendPushes.ts'
import { createMailer } from '../notifications/mail/createMailer.ts'
import { sendMails } from '../notifications/mail/sendMails.ts'
import { watchModules } from '../notifications/recovery/watchModules.ts'
import { deliverWebhooks } from '../notifications/webhooks/deliverWebhooks.ts'
import { queueDeliveries } from '../notifications/webhooks/queueDeliveries.ts'
import type { Gateway } from '../platform/Gateway.ts'

export interface RunNotifierOptions {
  signal: AbortSignal
  /** Milliseconds between two looks; 1,000. */
  interval?: number
}

const pruneInterval = 600_000
/** Milliseconds that sending may still take after a stop. */
const grace = 1_000

interface Task {
  what: string
  /** Milliseconds between two looks. */
  interval: number
  /** More than 0 when there may be more at once. */
  look: () => Promise<number | undefined>
}

const runTask = async (
  { log, disk }: Gateway,
  { what, interval, look }: Task,
  signal: AbortSignal,
): Promise<void> => {
  let failing = false
  while (!signal.aborted) {
    let found: number | undefined
    try {
      found = await look()
      failing = false
    } catch (err) {
      disk.note(err)
      // The first failure is logged: an outage lasts for a while.
      if (!failing && !signal.aborted) log.error({ err }, `cannot ${what}`)
      failing = true
    }
    if (!found) await sleep(interval, undefined, { signal }).catch(() => {})
  }
}

/**
 * Notifies devices and owners until the signal aborts. Any number of gateways
 * may do so on one store: one of them takes each message. A slow or unreachable
 * chain, push service or mail server delays only itself.
 */
export async function runNotifier(
  gateway: Gateway,
  { signal, interval = 1_000 }: RunNotifierOptions,
): Promise<void> {
  const { config } = gateway
  const tasks: Task[] = [
    {
      what: 'handle events',
      interval,
      look: () => handleEvents(gateway),
    },
    {
      what: 'forget what is old',
      interval: pruneInterval,
      look: () => prune(gateway).then(() => 0),
    },
    ...config.chains.map((chain) => ({
      what: `watch recovery modules of chain ${chain.chainId}`,
      interval,
      look: () => watchModules(gateway, chain).then(() => 0),
    })),
  ]
  if (config.webhooks !== undefined) {
    tasks.push(
      {
        what: 'queue events for webhooks',
        interval,
        look: () => queueDeliveries(gateway),
      },
      {
        what: 'deliver webhooks',
        interval,
        look: () => deliverWebhooks(gateway, { signal }),
      },
    )
  }
  if (config.push !== undefined) {
    tasks.push({
      what: 'send push messages',
      interval,
      look: () => sendPushes(gateway, signal),
    })
  }
  if (config.mail !== undefined) {
    const mailer = createMailer(config.mail)
    tasks.push({
      what: 'send mail',
      interval,
      look: () => sendMails(gateway, mailer),
    })
  }
  const running = Promise.all(
    tasks.map((task) => runTask(gateway, task, signal)),
  )
  const late = new Promise<void>((resolve) => {
    const stop = () => setTimeout(resolve, grace).unref()
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
  await Promise.race([running, late])
}
