import { expect, test, vi } from 'vitest'
import { createSlices } from './createSlices.ts'

/** Slices by a clock that only tasks move; `log` shows tasks and yields. */
function setup(budget = 8) {
  const log: string[] = []
  let time = 0
  const slices = createSlices({
    budget,
    now: () => time,
    yieldTurn: async () => {
      log.push('|')
    },
  })
  const task = (name: string, cost: number) => async () => {
    log.push(name)
    await undefined
    time += cost
    return name
  }
  return { slices, log, task }
}

test('default: others get a turn before a slice would be too long', async () => {
  const { slices, log, task } = setup()
  const turn = slices.enter()
  const names = [...'abcdefgh']
  expect(await Promise.all(names.map((name) => turn(task(name, 3))))).toEqual(
    names,
  )
  expect(log.join('')).toBe('|ab|cd|ef|gh')
})

test('behavior: runs queues in the order of entry', async () => {
  const { slices, log, task } = setup()
  const [first, second] = [slices.enter(), slices.enter()]
  await Promise.all([
    second(task('2', 1)),
    first(task('1', 1)).then(() => first(task('1b', 1))),
    second(task('2b', 1)),
  ])
  expect(log).toEqual(['|', '1', '1b', '2', '2b'])
})

test('behavior: runs an urgent task before all waiting ones', async () => {
  const { slices, log, task } = setup()
  const turn = slices.enter()
  const urgent = slices.enter({ isUrgent: true })
  await Promise.all([
    turn(task('a', 1)).then(() => urgent(task('now', 1))),
    turn(task('b', 1)),
    turn(task('c', 1)),
    urgent(task('first', 1)),
    urgent(task('second', 1)),
  ])
  expect(log).toEqual(['|', 'first', 'second', 'a', 'now', 'b', 'c'])
})

test('behavior: a task that is too long does not make the next ones slow', async () => {
  const { slices, log, task } = setup()
  const turn = slices.enter()
  const costs = [50, 1, 1, 1, 1]
  await Promise.all(costs.map((cost, at) => turn(task(`${at}`, cost))))
  expect(log.join('')).toBe('|0|1234')
})

test('error: a task that fails ends alone', async () => {
  const { slices, task } = setup()
  const turn = slices.enter()
  const outcomes = await Promise.allSettled([
    turn(() => {
      throw new Error('no')
    }),
    turn(task('b', 1)),
  ])
  expect(outcomes).toMatchObject([{ reason: new Error('no') }, { value: 'b' }])
})

test('behavior: drops a waiting task when its signal aborts', async () => {
  const { slices, log, task } = setup()
  const controller = new AbortController()
  const gone = slices.enter({ signal: controller.signal })
  const outcomes = Promise.allSettled([
    gone(async () => {
      await task('a', 1)()
      controller.abort(new Error('stop'))
    }),
    gone(task('b', 1)),
    slices.enter()(task('c', 1)),
  ])
  const stopped = { reason: new Error('stop') }
  expect(await outcomes).toMatchObject([stopped, stopped, { value: 'c' }])
  expect(log).toEqual(['|', 'a', 'c'])
  await expect(gone(task('d', 1))).rejects.toThrow('stop')
})

test('behavior: it starts again when all is done', async () => {
  const { slices, log, task } = setup()
  const turn = slices.enter()
  await turn(task('a', 1))
  await Promise.resolve()
  expect(await turn(task('b', 1))).toBe('b')
  expect(log.filter((name) => name !== '|')).toEqual(['a', 'b'])
})

test.each(['with messages', 'without'])(
  'behavior: turns are yielded to timers, %s',
  async (kind) => {
    if (kind === 'without') vi.stubGlobal('MessageChannel', undefined)
    let isTimed = false
    setTimeout(() => {
      isTimed = true
    })
    const slices = createSlices()
    const turn = slices.enter()
    const wait = async () => {
      while (!isTimed) await turn(() => Promise.resolve())
    }
    await wait()
    vi.unstubAllGlobals()
    expect(isTimed).toBe(true)
  },
)
