import { expect, test } from 'vitest'
import {
  addFirstRequest,
  afterFirstScreen,
  delayUntilShown,
  firstRequests,
} from './firstScreen.ts'

test('default: waits for requests that follow from an answer', async () => {
  const order: string[] = []
  const turn = () => new Promise((done) => setTimeout(done))
  const answer = async () => {
    await turn()
    order.push('first')
    addFirstRequest(turn().then(() => order.push('second')))
  }
  addFirstRequest(answer())
  await firstRequests()
  expect(order).toEqual(['first', 'second'])
})

test('behavior: holds back later parts until the data is here', async () => {
  const order: string[] = []
  let finish = () => {}
  const data = new Promise<void>((done) => {
    finish = done
  })
  delayUntilShown(data)
  const later = afterFirstScreen().then(() => order.push('later'))
  order.push('data')
  finish()
  await later
  expect(order).toEqual(['data', 'later'])
})
