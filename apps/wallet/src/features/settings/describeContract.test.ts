import { getSafeDeployment } from '@strongroom/safe-protocol'
import { expect, test } from 'vitest'
import { describeContract } from './describeContract.ts'

const zero = '0x0000000000000000000000000000000000000001'

test('default: names the contracts of a safe in plain words', () => {
  const found = getSafeDeployment({ version: '1.4.1' })
  expect(describeContract(found?.singletonL2.address ?? zero)).toBe(
    'Safe L2 1.4.1',
  )
  expect(describeContract(found?.fallbackHandler.address ?? zero)).toBe(
    'Compatibility handler 1.4.1',
  )
  expect(describeContract(zero)).toBeUndefined()
})
