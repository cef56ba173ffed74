import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { InvalidCalldataError } from '../errors.ts'
import { decodeProxyCreation } from './decodeProxyCreation.ts'
import { encodeCreateProxyWithNonce } from './encodeCreateProxyWithNonce.ts'

const singleton = '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'
const setup = '0x1234'
const abi = parseAbi([
  'function createProxy(address, bytes)',
  'function createProxyWithNonce(address, bytes, uint256)',
  'function createProxyWithNonceL2(address, bytes, uint256)',
  'function createProxyWithCallback(address, bytes, uint256, address)',
  'function createChainSpecificProxyWithNonce(address, bytes, uint256)',
  'function createChainSpecificProxyWithNonceL2(address, bytes, uint256)',
])

test('default: reads what encodeCreateProxyWithNonce writes', () => {
  expect(
    decodeProxyCreation(
      encodeCreateProxyWithNonce({ singleton, setup, saltNonce: 7n }),
    ),
  ).toEqual({ method: 'createProxyWithNonce', singleton, setup, saltNonce: 7n })
})

test.each(abi.map(({ name, inputs }) => [name, inputs.length] as const))(
  'behavior: reads %s as viem encodes it',
  (method, length) => {
    const args = [singleton, setup, 7n, singleton].slice(0, length)
    const data = encodeFunctionData({
      abi,
      functionName: method,
      args,
    } as never)
    expect(decodeProxyCreation(data)).toEqual({
      method,
      singleton,
      setup,
      saltNonce: length === 2 ? undefined : 7n,
    })
  },
)

test('error: refuses another call and truncated data', () => {
  const data = encodeCreateProxyWithNonce({ singleton, setup, saltNonce: 7n })
  for (const wrong of ['0x', '0xa9059cbb', data.slice(0, 74), `${data}0`])
    expect(() => decodeProxyCreation(wrong as Hex), wrong).toThrow(
      InvalidCalldataError,
    )
})
