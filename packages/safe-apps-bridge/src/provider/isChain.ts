/** Whether `given` is the chain, however the number is written. */
export function isChain(given: unknown, chainId: number): boolean {
  return (
    (typeof given === 'string' || typeof given === 'number') &&
    Number(given) === chainId
  )
}
