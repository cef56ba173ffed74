import { invalidField } from '../../platform/errors/RefusalError.ts'
import { historyPage } from '../../reads/lists/historyPage.ts'
import {
  type DayOf,
  dayAtOffset,
  dayInZone,
} from '../../reads/lists/labelDates.ts'
import { queuePage } from '../../reads/lists/queuePage.ts'
import {
  cachedPage,
  keptPage,
  type MakePage,
} from '../../reads/pages/cachedPage.ts'
import { readCursor } from '../../reads/pages/pagination.ts'
import type { Call } from '../http/Call.ts'
import { callRoute } from '../http/callRoute.ts'
import { badRequest } from '../http/HttpError.ts'
import type { Route } from '../http/Route.ts'

const longestDay = 48 * 3_600_000

const readDay = (call: Call): DayOf => {
  const zone = call.query('timezone')
  if (zone !== undefined) {
    const day = dayInZone(zone)
    if (day === undefined) throw invalidField('Invalid timezone', ['timezone'])
    return day
  }
  const offset = call.query('timezone_offset') ?? '0'
  if (!/^-?\d{1,9}$/.test(offset) || Math.abs(Number(offset)) > longestDay) {
    throw badRequest(400, 'Validation failed (numeric string is expected)')
  }
  return dayAtOffset(Number(offset))
}

const readList = (call: Call, make: MakePage) =>
  cachedPage(
    {
      gateway: call.gateway,
      chain: call.chain(),
      safe: call.address('safeAddress'),
      asked: call.asked,
    },
    make,
  )

export const queueRoutes: readonly Route[] = [
  callRoute(
    'getTransactionQueue',
    (call) => {
      call.flag('trusted', true)
      const cursor = readCursor(call.query('cursor'))
      const [chain, safe] = [call.chain(), call.address('safeAddress')]
      return readList(call, (gateway, known) =>
        queuePage(gateway, chain, safe, { cursor, url: call.url, known }),
      )
    },
    {
      kept: keptPage,
      ignores: ['timezone'],
      describes: { trusted: 'Accepted; every proposal is trusted.' },
    },
  ),
  callRoute(
    'getTransactionHistory',
    (call) => {
      const options = {
        cursor: readCursor(call.query('cursor')),
        url: call.url,
        dayOf: readDay(call),
        trusted: call.flag('trusted', true),
        imitation: call.flag('imitation', true),
      }
      const [chain, safe] = [call.chain(), call.address('safeAddress')]
      return readList(call, (gateway, known) =>
        historyPage(gateway, chain, safe, { ...options, known }),
      )
    },
    { kept: keptPage },
  ),
]
