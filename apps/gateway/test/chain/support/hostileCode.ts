import {
  concatHex,
  encodeAbiParameters,
  type Hex,
  padHex,
  size,
  stringToHex,
  toEventSelector,
  toHex,
} from 'viem'

const byte = (value: number): Hex => toHex(value, { size: 1 })

/** Emits Transfer(from, to, value) for a calldata of those three words. */
export const emitter: Hex = concatHex([
  '0x60206040600037602035600035', // value to memory; to, from to the stack
  '0x7f',
  toEventSelector('Transfer(address,address,uint256)'),
  '0x60206000a300',
])

/** Answers every call with these bytes. */
export const answering = (data: Hex): Hex =>
  concatHex([
    ...[
      '0x61' as const,
      toHex(size(data), { size: 2 }),
      '0x600e600039' as const,
    ],
    ...['0x61' as const, toHex(size(data), { size: 2 }), '0x6000f3' as const],
    data,
  ])

export const answeringText = (text: string): Hex =>
  answering(encodeAbiParameters([{ type: 'string' }], [text]))

/** An early token: `decimals` is a number, all else is a bytes32. */
export const answeringBytes32 = (text: string, decimals: number): Hex =>
  concatHex([
    '0x60003560e01c63313ce56714603857',
    ...['0x7f' as const, padHex(stringToHex(text), { dir: 'right', size: 32 })],
    ...['0x60005260206000f35b60' as const, byte(decimals)],
    '0x60005260206000f3',
  ])

/** 60,000 times the letter A. */
export const answeringGigantic: Hex = concatHex([
  '0x602060005261ea606020526040',
  ...['0x5b7f' as const, `0x${'41'.repeat(32)}` as const],
  '0x815260200180',
  '0x61eaa011600d57',
  '0x61eaa06000f3',
])

export const reverting: Hex = '0x60006000fd'

export const looping: Hex = '0x5b600056'
