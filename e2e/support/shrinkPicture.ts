import { crc32, deflateSync, inflateSync } from 'node:zlib'

/**
 * Makes a screenshot a third as large by a palette of 256 of its colours: the most
 * frequent ones, and among them up to 96 that are far from grey. Rarer ones, at the
 * edges of letters, take the nearest of them. Returns a picture that
 * is no 8-bit RGB PNG as it came.
 */
export function shrinkPicture(png: Buffer): Buffer {
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < png.length; ) {
    const end = at + 8 + png.readUInt32BE(at)
    const type = png.toString('latin1', at + 4, at + 8)
    const before = chunks.get(type) ?? Buffer.alloc(0)
    chunks.set(type, Buffer.concat([before, png.subarray(at + 8, end)]))
    at = end + 4
  }
  const header = chunks.get('IHDR')
  const data = chunks.get('IDAT')
  if (!header || !data || header.readUInt16BE(8) !== 0x0802) return png
  const width = header.readUInt32BE(0)
  const height = header.readUInt32BE(4)
  const bytes = unfilter(inflateSync(data), width * 3, height)
  const colourAt = (at: number) => bytes.readUIntBE(at, 3)
  const counts = new Map<number, number>()
  for (let at = 0; at < bytes.length; at += 3) {
    const colour = colourAt(at)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const frequent = [...counts]
    .sort(([a, m], [b, n]) => n - m || a - b)
    .map(([colour]) => colour)
  // A small green mark has fewer pixels than the many greys of text and pictures.
  const vivid = frequent.filter((colour) => spread(colour) > 48).slice(0, 96)
  const palette = [...new Set([...vivid, ...frequent])].slice(0, 256)
  const indexes = new Map(palette.map((colour, index) => [colour, index]))
  const rows = Buffer.alloc((width + 1) * height)
  for (let at = 0, pixel = 0; pixel < width * height; at += 3, pixel++) {
    const colour = colourAt(at)
    const index = indexes.get(colour) ?? nearest(palette, colour)
    indexes.set(colour, index)
    rows[pixel + Math.floor(pixel / width) + 1] = index
  }
  const shrunkHeader = Buffer.from(header)
  shrunkHeader[9] = 3
  const entries = palette.flatMap((colour) => [
    colour >> 16,
    (colour >> 8) & 255,
    colour & 255,
  ])
  return Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', shrunkHeader),
    chunk('PLTE', Buffer.from(entries)),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** How far a colour is from grey. */
function spread(colour: number): number {
  const parts = [colour >> 16, (colour >> 8) & 255, colour & 255]
  return Math.max(...parts) - Math.min(...parts)
}

/** The colour of the palette with the least distance in red, green and blue. */
function nearest(palette: readonly number[], colour: number): number {
  const distance = (other: number) =>
    [16, 8, 0].reduce((sum, shift) => {
      const difference = ((colour >> shift) & 255) - ((other >> shift) & 255)
      return sum + difference * difference
    }, 0)
  let best = 0
  for (const [index, other] of palette.entries())
    if (distance(other) < distance(palette[best] ?? 0)) best = index
  return best
}

/** Undoes the five filters of PNG, for pixels of three bytes. */
function unfilter(filtered: Buffer, stride: number, height: number): Buffer {
  const bytes = Buffer.alloc(stride * height)
  for (let y = 0; y < height; y++) {
    const filter = filtered[y * (stride + 1)]
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x
      const left = x < 3 ? 0 : (bytes[at - 3] ?? 0)
      const up = bytes[at - stride] ?? 0
      const corner = x < 3 ? 0 : (bytes[at - stride - 3] ?? 0)
      let guess = 0
      if (filter === 1) guess = left
      else if (filter === 2) guess = up
      else if (filter === 3) guess = (left + up) >> 1
      else if (filter === 4) {
        const toLeft = Math.abs(up - corner)
        const toUp = Math.abs(left - corner)
        const toCorner = Math.abs(left + up - 2 * corner)
        if (toLeft <= toUp && toLeft <= toCorner) guess = left
        else guess = toUp <= toCorner ? up : corner
      }
      bytes[at] = (filtered[at + y + 1] ?? 0) + guess
    }
  }
  return bytes
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const out = Buffer.alloc(body.length + 8)
  out.writeUInt32BE(data.length, 0)
  body.copy(out, 4)
  out.writeUInt32BE(crc32(body), body.length + 4)
  return out
}
