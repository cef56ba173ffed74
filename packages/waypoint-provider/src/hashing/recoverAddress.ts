import type { Address } from '../Hex.ts'
import type { Keccak256 } from './keccak256.ts'

type Point = readonly [x: bigint, y: bigint] | undefined

// secp256k1: y² = x³ + 7 (SEC 2, section 2.4.1).
const prime = 2n ** 256n - 2n ** 32n - 977n
const order =
  0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const generator: Point = [
  0x79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798n,
  0x483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8n,
]

/**
 * Recovers who signed a hash, in lower case; `undefined` when nobody can have.
 * Works with public values only, so that its time may depend on them.
 *
 * @param hash 64 digits
 * @param signature 65 bytes: r, s and v (27, 28, 0 or 1)
 */
export function recoverAddress(
  hash: string,
  signature: string,
  keccak256: Keccak256,
): Address | undefined {
  const [, ...parts] =
    /^0x([0-9a-f]{64})([0-9a-f]{64})(0[01]|1[bc])$/i.exec(signature) ?? []
  const [r = 0n, s = 0n, v = 0n] = parts.map((part) => BigInt(`0x${part}`))
  if (r === 0n || r >= order || s === 0n || s >= order) return undefined
  const square = mod(r ** 3n + 7n, prime)
  let y = power(square, (prime + 1n) / 4n)
  if (mod(y * y, prime) !== square) return undefined
  // 27 and 0 mean an even y.
  if ((y & 1n) !== (v > 26n ? v - 27n : v)) y = prime - y
  const inverse = invert(r, order)
  const point = add(
    multiply(generator, mod(-BigInt(`0x${hash}`) * inverse, order)),
    multiply([r, y], mod(s * inverse, order)),
  )
  if (point === undefined) return undefined
  const key = point
    .map((value) => value.toString(16).padStart(64, '0'))
    .join('')
  return `0x${keccak256(key).slice(24)}`
}

function mod(value: bigint, by: bigint): bigint {
  const rest = value % by
  return rest < 0n ? rest + by : rest
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  for (let factor = base, rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = mod(result * factor, prime)
    factor = mod(factor * factor, prime)
  }
  return result
}

/** Extended Euclid. */
function invert(value: bigint, by: bigint): bigint {
  let [a, b, x, y] = [mod(value, by), by, 1n, 0n]
  while (b > 0n) [a, b, x, y] = [b, a % b, y, x - (a / b) * y]
  return mod(x, by)
}

function add(one: Point, other: Point): Point {
  if (one === undefined) return other
  if (other === undefined) return one
  const [x1, y1] = one
  const [x2, y2] = other
  if (x1 === x2 && y1 !== y2) return undefined
  const slope =
    x1 === x2
      ? 3n * x1 * x1 * invert(2n * y1, prime)
      : (y2 - y1) * invert(x2 - x1, prime)
  const x3 = mod(slope * slope - x1 - x2, prime)
  return [x3, mod(slope * (x1 - x3) - y1, prime)]
}

function multiply(point: Point, times: bigint): Point {
  let result: Point
  for (let step = point, rest = times; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = add(result, step)
    step = add(step, step)
  }
  return result
}
