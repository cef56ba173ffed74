/**
 * Draws the blocky picture that most tools show for an address: eight by eight
 * squares, mirrored, in two colours on a third. Numbers come from a xorshift
 * seeded with the lower-case address, so the picture is the same everywhere.
 */
export function drawIdenticon(address: string): string {
  const seed = new Int32Array(4)
  for (let index = 0; index < address.length; index += 1) {
    const at = index % 4
    seed[at] = (seed[at] ?? 0) * 31 + address.charCodeAt(index)
  }
  let [a = 0, b = 0, c = 0, d = 0] = seed
  const random = () => {
    const mixed = a ^ (a << 11)
    a = b
    b = c
    c = d
    d = d ^ (d >> 19) ^ mixed ^ (mixed >> 8)
    return (d >>> 0) / 2 ** 31
  }
  const color = () =>
    `hsl(${(random() * 360) | 0} ${(40 + random() * 60) | 0}% ${((random() + random() + random() + random()) * 25) | 0}%)`
  // The main colour comes first, but squares of the ground count as 0.
  const [main, ground, spots] = [color(), color(), color()]
  const squares = ['', '', '']
  for (let cell = 0; cell < 32; cell += 1) {
    const x = cell % 4
    const y = cell >> 2
    const kind = (random() * 2.3) | 0
    squares[kind] = `${squares[kind]}M${x} ${y}h1M${7 - x} ${y}h1`
  }
  const paths = [ground, main, spots].map(
    (stroke, index) => `<path stroke="${stroke}" d="${squares[index]}"/>`,
  )
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -.5 8 8" shape-rendering="crispEdges">${paths.join('')}</svg>`)}`
}
