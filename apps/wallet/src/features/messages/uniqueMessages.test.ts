import type { MessageListItem } from '@strongroom/gateway-sdk'
import { expect, test } from 'vitest'
import { uniqueMessages } from './uniqueMessages.ts'

const message = (messageHash: string) =>
  ({ type: 'MESSAGE', messageHash }) as MessageListItem
const day = (timestamp: number): MessageListItem => ({
  type: 'DATE_LABEL',
  timestamp,
})

test('default: drops the messages that a further page repeats', () => {
  const items = [
    day(2),
    message('0xa'),
    message('0xb'),
    day(2),
    message('0xb'),
    message('0xc'),
    day(1),
    message('0xd'),
  ]
  expect(uniqueMessages(items)).toEqual([
    day(2),
    message('0xa'),
    message('0xb'),
    message('0xc'),
    day(1),
    message('0xd'),
  ])
})
