import { expect, test } from 'vitest'
import { lowestPeers } from './lowestPeers.ts'

test('default: takes the lower end of every range', () => {
  expect(
    lowestPeers([
      { name: 'a', peerDependencies: { viem: '>=2.54.0 <3' } },
      {
        name: 'b',
        peerDependencies: { viem: '>=2.54.0 <3', react: '>=19.0.0 <20' },
      },
      { name: 'c' },
    ]),
  ).toEqual({ viem: '2.54.0', react: '19.0.0' })
})

test.each(['2.x', '>=5', '^2.54.0', '>=2.54.0', '>=2.54 <3', '*'])(
  'error: refuses the range %s',
  (range) => {
    expect(() =>
      lowestPeers([{ name: 'a', peerDependencies: { viem: range } }]),
    ).toThrow(`a: the peer viem is "${range}"; write ">=x.y.z <n".`)
  },
)

test('error: refuses two ranges of one peer', () => {
  expect(() =>
    lowestPeers([
      { name: 'a', peerDependencies: { viem: '>=2.54.0 <3' } },
      { name: 'b', peerDependencies: { viem: '>=2.55.0 <3' } },
    ]),
  ).toThrowErrorMatchingInlineSnapshot(
    `[Error: b: the peer viem is ">=2.55.0 <3" here and ">=2.54.0 <3" in another package.]`,
  )
})
