/** Typed data as the JSON text of eth_signTypedData_v4: integers as decimals. */
export function typedDataJson(typedData: object): string {
  return JSON.stringify(typedData, (_key, value) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
}
