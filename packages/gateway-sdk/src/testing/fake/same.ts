/** Whether two addresses or hashes are one; checksums do not matter. */
export function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
