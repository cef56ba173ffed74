/** Whether two texts of hexadecimal digits are the same, however written. */
export const sameText = (a: string, b: string): boolean =>
  a.toLowerCase() === b.toLowerCase()
