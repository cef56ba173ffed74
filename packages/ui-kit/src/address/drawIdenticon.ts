// A bitmap of 98 bytes, 8 by 8 squares of 4 bits, with three colours: 54 bytes
// that are always the same, so that they end where four letters of base64 do.
const header =
  'data:image/bmp;base64,Qk1iAAAAAAAAAEIAAAAoAAAACAAAAAgAAAABAAQAAAAAACAAAAAAAAAAAAAAAAMAAAADAAAA'

/**
 * Draws the blocky picture that most tools show for an address: eight by eight
 * squares, mirrored, in two colours on a third. Numbers come from a xorshift
 * seeded with the lower-case address, so the picture is the same everywhere. A
 * bitmap: browsers make a document of every SVG, which long lists feel.
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
  // Blue, green, red and a filler, as bitmaps have them.
  const color = () => {
    const hue = (random() * 360) | 0
    const saturation = ((40 + random() * 60) | 0) / 100
    const light = (((random() + random() + random() + random()) * 25) | 0) / 100
    const reach = saturation * Math.min(light, 1 - light)
    return [4, 8, 0, -1].map((from) => {
      const at = (from + hue / 30) % 12
      const part = light - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))
      return from < 0 ? 0 : Math.round(part * 255)
    })
  }
  // The main colour comes first, but squares of the ground count as 0.
  const [main, ground, spots] = [color(), color(), color()]
  const rows = Array.from({ length: 8 }, () => {
    const half = Array.from({ length: 4 }, () => (random() * 2.3) | 0)
    // Two squares a byte.
    const [p = 0, q = 0, r = 0, s = 0] = half
    return [(p << 4) | q, (r << 4) | s, (s << 4) | r, (q << 4) | p]
  })
  // Bitmaps begin with their last row.
  const bytes = [ground, main, spots, ...rows.reverse()].flat()
  return `${header}${btoa(String.fromCharCode(...bytes))}`
}
