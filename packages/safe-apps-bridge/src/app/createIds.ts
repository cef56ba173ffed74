/** Makes ids of 128 random bits, drawn many at a time. */
export function createIds(): () => string {
  const words = new Uint32Array(256)
  let next = words.length
  return () => {
    if (next === words.length) {
      crypto.getRandomValues(words)
      next = 0
    }
    let id = ''
    for (const end = next + 4; next < end; next++)
      id += (words[next] as number).toString(16).padStart(8, '0')
    return id
  }
}
