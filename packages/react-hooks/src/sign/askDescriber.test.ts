import { decodeCall } from '@strongroom/safe-protocol'
import { expect, test } from 'vitest'
import type { Describer } from '../clear-signing/Describer.ts'
import { askDescriber, describeMessage } from './askDescriber.ts'

const safeAddress = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const chainId = '1'
const nothing = { descriptions: [], findings: [] }
const call = decodeCall({ to, data: '0xd0e30db0' }, { safe: safeAddress })
const payment = decodeCall({ to, value: 1n }, { safe: safeAddress })

/** Answers at once, and counts. */
function createCounter() {
  const asked: unknown[] = []
  const changed = { kind: 'description-changed', file: 'ab' } as const
  const describer: Describer = async (subject) => {
    asked.push(subject)
    return { descriptions: [], findings: [changed] }
  }
  return { asked, describer, answer: { descriptions: [], findings: [changed] } }
}

test('default: asks about a call, and not about a plain payment', async () => {
  const { asked, describer, answer } = createCounter()
  const context = { chainId, safeAddress, describer } as const
  expect(await askDescriber({ tree: payment }, context)).toEqual(nothing)
  expect(asked).toEqual([])
  expect(await askDescriber({ tree: call }, context)).toEqual(answer)
  expect(await askDescriber({ tree: call }, { chainId, safeAddress })).toEqual(
    nothing,
  )
})

test('behavior: a review goes on without a describer that fails or never answers', async () => {
  const describers: Describer[] = [
    () => Promise.reject(new Error('Its code did not load.')),
    () => new Promise(() => undefined),
  ]
  for (const describer of describers)
    expect(
      await askDescriber({ tree: call }, { chainId, safeAddress, describer }),
    ).toEqual(nothing)
})

test('error: the signal ends a describer that never answers', async () => {
  const controller = new AbortController()
  const { signal } = controller
  const describer: Describer = () => new Promise(() => undefined)
  const asking = askDescriber(
    { tree: call },
    { chainId, safeAddress, describer, signal },
  )
  controller.abort(new Error('left the page'))
  await expect(asking).rejects.toThrow('left the page')
})

test('behavior: typed data has a description, a text has none', async () => {
  const { asked, describer, answer } = createCounter()
  const context = { chainId, safeAddress, describer } as const
  const message = { types: {}, primaryType: 'A', domain: {}, message: {} }
  expect(await describeMessage(message, context)).toEqual(answer)
  expect(await describeMessage('I agree.', context)).toBeUndefined()
  expect(asked).toEqual([{ message }])
})
