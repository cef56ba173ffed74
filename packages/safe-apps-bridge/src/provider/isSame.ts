/** Whether two values are the same address, however written. */
export function isSame(given: unknown, address: string): boolean {
  return (
    typeof given === 'string' && given.toLowerCase() === address.toLowerCase()
  )
}
