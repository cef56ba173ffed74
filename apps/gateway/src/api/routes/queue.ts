import {
  historyItemPageSchema,
  queuedItemPageSchema,
} from '@strongroom/gateway-schemas'
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
import { badRequest } from '../http/HttpError.ts'
import { type Route, route } from '../http/Route.ts'
import { cursor, flag, textParameter, whole } from '../openapi/parameters.ts'

const listPath = '/v1/chains/:chainId/safes/:safeAddress/transactions'
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
  route({
    method: 'get',
    path: `${listPath}/queued`,
    operationId: 'getTransactionQueue',
    summary: 'Transactions that wait, by nonce',
    query: {
      cursor,
      trusted: flag('Accepted; every proposal is trusted', true),
    },
    response: queuedItemPageSchema,
    kept: keptPage,
    handle: (call) => {
      call.flag('trusted', true)
      const cursor = readCursor(call.query('cursor'))
      const [chain, safe] = [call.chain(), call.address('safeAddress')]
      return readList(call, (gateway, known) =>
        queuePage(gateway, chain, safe, { cursor, url: call.url, known }),
      )
    },
  }),
  route({
    method: 'get',
    path: `${listPath}/history`,
    operationId: 'getTransactionHistory',
    summary: 'What happened, newest first, by day',
    query: {
      cursor,
      timezone: textParameter(
        'IANA name of the zone that days are counted in',
        {
          example: 'Europe/Zurich',
        },
      ),
      timezone_offset: whole('Milliseconds; used without a zone', {
        minimum: -longestDay,
        maximum: longestDay,
      }),
      trusted: flag('Trusted tokens only', true),
      imitation: flag('Keep likely address poisoning', true),
    },
    response: historyItemPageSchema,
    kept: keptPage,
    handle: (call) => {
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
  }),
]
