/** A quantity of JSON-RPC. */
export function toHex(value: string | number | bigint): `0x${string}` {
  return `0x${BigInt(value).toString(16)}`
}
