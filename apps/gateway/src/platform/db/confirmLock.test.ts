import { expect, test } from 'vitest'
import { confirmFrom, confirmTo, shareLock } from './confirmLock.ts'

const open = () => {
  const shared = shareLock()
  let isLost = false
  let asked = 0
  const renew = () =>
    confirmTo(shared, {
      confirm: () => {
        if (isLost) throw new Error('Lost')
      },
    })
  const confirm = confirmFrom('/data', shared, () => {
    asked += 1
    renew()
  })
  return {
    renew,
    confirm,
    lose: () => {
      isLost = true
    },
    /** Sets the clock to a second without a renewal. */
    age: () => new Float64Array(shared, 8, 2).fill(0),
    asked: () => asked,
  }
}

test('default: confirms again only when the last renewal is old', () => {
  const { renew, confirm, age, asked } = open()
  renew()
  confirm()
  expect(asked()).toBe(0)
  age()
  confirm()
  confirm()
  expect(asked()).toBe(1)
})

test('error: throws in every thread once one of them lost the lock', () => {
  const first = open()
  first.renew()
  first.lose()
  first.age()
  expect(first.confirm).toThrow('The lock on the data folder /data was lost')
  const second = open()
  second.lose()
  second.renew()
  expect(second.confirm).toThrow('The lock on the data folder /data was lost')
  expect(second.asked()).toBe(0)
})
