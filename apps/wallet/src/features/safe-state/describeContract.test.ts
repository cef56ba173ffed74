import { getSafeDeployment } from '@strongroom/safe-protocol'
import { expect, test } from 'vitest'
import { useContractTexts } from './contractTexts.ts'
import { describeContract } from './describeContract.ts'

const zero = '0x0000000000000000000000000000000000000001'

test('default: names the contracts of a safe in plain words', async () => {
  const t = await useContractTexts.load('en')
  const found = getSafeDeployment({ version: '1.4.1' })
  expect(describeContract(found?.singletonL2.address ?? zero, t)).toBe(
    'Safe L2 1.4.1',
  )
  expect(describeContract(found?.fallbackHandler.address ?? zero, t)).toBe(
    'Compatibility handler 1.4.1',
  )
  expect(describeContract(zero, t)).toBeUndefined()
})
