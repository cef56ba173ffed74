import { toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import { publishedAbis } from '../../test/publishedAbis.ts'
import { safeAbi } from './safeAbi.ts'

test('behavior: every function is in every version', () => {
  for (const version of ['v1.3.0', 'v1.4.1', 'v1.5.0']) {
    const published = publishedAbis()
      .filter(({ file }) =>
        /(safe_l2|compatibility_fallback_handler)$/.test(file),
      )
      .filter(({ file }) => file.startsWith(version))
      .flatMap(({ abi }) => abi)
      .flatMap((item) => (item.type === 'function' ? [item] : []))
    for (const item of safeAbi) {
      const same = published.find(
        (other) => toFunctionSelector(other) === toFunctionSelector(item),
      )
      expect(
        same?.outputs.map(({ type }) => type),
        `${version} ${item.name}`,
      ).toEqual(item.outputs.map(({ type }) => type))
    }
  }
})
